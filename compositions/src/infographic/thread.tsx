import type { ReactNode } from 'react';
import { Drawing } from '../charting/drawing.js';
import { easeInOut } from '../motion/curves.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setText } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';
import { acting, swell } from './acting.js';
import type { Arrangement } from './arrange.js';
import { Coin } from './depth.js';
import { lit } from './glint.js';
import { share } from './panel-props.js';

/** Where a panel's number sits: on the reading edge of its card, at the height of its title. */
export function badgeOf(panel: Rect, unit: number): { x: number; y: number; radius: number } {
  return { x: panel.x, y: panel.y + 58 * unit, radius: 25 * unit };
}

/** The line that leads from the head through all panels in their order, along the streets between them. */
export function Thread(props: {
  arrangement: Arrangement;
  froms: readonly number[];
  depth: number;
  /** Its way from the head alone: a panel stands over the rest. */
  isCovered?: boolean;
}): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const { arrangement, froms, isCovered = false } = props;
  const { panels, rows, gap, head, zoom } = arrangement;
  const unit = u * Math.min(1.15, zoom);
  const rowOf = rows.flatMap((length, row) => Array.from({ length }, () => row));
  const street = panels[0]!.x - gap * (scene.shape === 'wide' ? 0.56 : 0.62);
  const width = 4 * u;
  const r = 14 * u;
  return (
    <Drawing>
      {panels.map((panel, index) => {
        const to = badgeOf(panel, unit);
        const before = panels[index - 1];
        let d: string;
        if (before === undefined) {
          d =
            scene.shape === 'wide'
              ? `M${head.x + head.width} ${to.y}H${to.x}`
              : `M${street} ${head.y + head.height}V${to.y - r}q0 ${r} ${r} ${r}H${to.x}`;
        } else if (rowOf[index] === rowOf[index - 1]) d = `M${before.x + before.width} ${to.y}H${to.x}`;
        else {
          const middle = before.y + before.height + (panel.y - before.y - before.height) / 2;
          const x = before.x + before.width / 2;
          d = `M${x} ${before.y + before.height}V${middle - r}q0 ${r} ${-r} ${r}H${street + r}q${-r} 0 ${-r} ${r}V${to.y - r}q0 ${r} ${r} ${r}H${to.x}`;
        }
        const way = easeInOut(share(scene, froms[index]! - scene.at(10), 14));
        // Once the last panel has come, the way that the eye took is gone again.
        const act = acting(scene, froms.at(-1)!, index, panels.length);
        return way <= 0 || (isCovered && index > 0) ? null : (
          <g key={index} fill="none" strokeWidth={width} strokeLinecap="butt">
            <path
              d={d}
              stroke={palette.accent}
              {...(way < 1 ? { pathLength: 1, strokeDasharray: '1 1', strokeDashoffset: 1 - way } : {})}
            />
            {act > 0 ? (
              <path
                data-glint=""
                d={d}
                stroke={lit(palette.accent, swell(act))}
                {...{ pathLength: 1, strokeDasharray: '0.3 2', strokeDashoffset: -0.7 * easeInOut(act) }}
              />
            ) : null}
          </g>
        );
      })}
    </Drawing>
  );
}

/** The panel's number in the order of reading. */
export function Badge(props: {
  panel: Rect;
  index: number;
  from: number;
  zoom: number;
  depth: number;
  /** A knot of the thread alone: other numbers stand in the panels. */
  bare: boolean;
}): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const { x, y, radius } = badgeOf(props.panel, u * Math.min(1.15, props.zoom));
  const way = share(scene, props.from, 10);
  if (way <= 0) return null;
  const box: Rect = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  const set = setText(
    scene,
    { text: scene.number(props.index + 1), role: 'figure', size: [30, 12], maxLines: 1 },
    radius * 1.7,
    radius * 1.5,
  );
  return (
    <>
      <Drawing>
        <Coin
          x={x}
          y={y}
          radius={props.bare ? radius * 0.5 : radius}
          color={palette.accent}
          depth={props.depth * 0.5}
          scale={0.6 + 0.4 * way}
        />
      </Drawing>
      {props.bare ? null : (
        <TextBlock
          block={`panels.${props.index}.number`}
          set={set}
          box={box}
          align="center"
          anchor="middle"
          color={palette.onAccent}
        />
      )}
    </>
  );
}
