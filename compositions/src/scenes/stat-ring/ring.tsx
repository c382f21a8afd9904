import { arc } from 'd3-shape';
import type { ReactNode } from 'react';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { drawn } from '../../charting/growth.js';
import { ink } from '../../charting/shades.js';
import { clamp } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';

/** The track of the whole, the share on it, the figure in the middle. */
export function Ring(props: { box: Rect; from: number }): ReactNode {
  const scene = useScene<'stat-ring'>();
  const { box, from } = props;
  const { palette, look, u } = scene;
  const { figure } = scene.content;
  const outer = box.width / 2;
  const thickness = outer * 0.2;
  const inner = outer - thickness;
  const share = clamp(figure.value / 100) * drawn(scene, from, 36);
  const path = arc<{ to: number; round: number }>()
    .innerRadius(inner)
    .outerRadius(outer)
    .startAngle(0)
    .endAngle((datum) => datum.to)
    .cornerRadius((datum) => datum.round);
  const round = look.shape.barRadius > 20 ? thickness / 2 : Math.min(look.shape.barRadius, 8) * u;
  const width = inner * 1.62;
  const set = setText(
    scene,
    { text: figure.display, role: 'figure', size: [330, 48], maxLines: 1 },
    width,
    inner * 0.9,
  );
  const outline = look.shape.bars === 'outline';
  return (
    <>
      <Drawing>
        <g transform={`translate(${box.x + outer} ${box.y + outer})`}>
          <path d={path({ to: 2 * Math.PI, round: 0 }) ?? ''} fill={ink(scene, 0.12)} />
          {share > 0 ? (
            <path
              d={path({ to: share * 2 * Math.PI, round: share >= 1 ? 0 : round }) ?? ''}
              fill={palette.accent}
              {...(outline ? { fillOpacity: 0.3, stroke: palette.accent, strokeWidth: look.shape.stroke * u } : {})}
            />
          ) : null}
        </g>
      </Drawing>
      <CountingFigure
        block="figure"
        figure={figure}
        set={set}
        from={from}
        frames={36}
        align="center"
        anchor="middle"
        box={{ x: box.x + outer - width / 2, y: box.y + outer - inner / 2, width, height: inner }}
      />
    </>
  );
}
