import type { ReactNode } from 'react';
import { clamp, easeInOut } from '../motion/curves.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Route } from './camera.js';

/** The line that joins the stations through the gaps between their cells; it is drawn ahead of the camera. */
export function Spine(props: { route: Route; frame: number; gap: number }): ReactNode {
  const { palette, u } = useScene();
  const { route, frame, gap } = props;
  const { stations, world, canvas } = route;
  const reach = 0.5 * gap;
  return (
    <svg
      width={world.width}
      height={world.height}
      viewBox={`0 0 ${world.width} ${world.height}`}
      style={{ position: 'absolute', left: 0, top: 0, overflow: 'visible' }}
    >
      {stations.slice(1).map(({ id, from, travel }, index) => {
        const a = world.cells[index]!;
        const b = world.cells[index + 1]!;
        const drawn = easeInOut(clamp((frame - from + travel * 0.2) / Math.max(1, travel * 0.7)));
        if (drawn <= 0) return null;
        const sideways = Math.abs(b.y - a.y) < 1;
        const right = b.x > a.x;
        const start = sideways
          ? { x: right ? a.x + canvas.width : a.x, y: a.y + canvas.height / 2 }
          : { x: (a.x + b.x) / 2 + canvas.width / 2, y: a.y + canvas.height };
        const end = sideways ? { x: start.x + (right ? 1 : -1) * gap, y: start.y } : { x: start.x, y: start.y + gap };
        const at = (share: number) => ({
          x: start.x + (end.x - start.x) * share,
          y: start.y + (end.y - start.y) * share,
        });
        const tip = at(drawn);
        return (
          <g key={id}>
            <line x1={start.x} y1={start.y} x2={tip.x} y2={tip.y} stroke={palette.accent} strokeWidth={14 * u} />
            <circle cx={tip.x} cy={tip.y} r={Math.min(reach, 26 * u)} fill={palette.accent} />
          </g>
        );
      })}
    </svg>
  );
}
