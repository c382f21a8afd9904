import { arc } from 'd3-shape';
import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { drawn } from '../../charting/growth.js';
import { trackInk } from '../../charting/shades.js';
import { useCountUp } from '../../motion/count-up.js';
import { clamp } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

/** A unit that is a word stands under its number, which is the larger for it: "12" over "percent". */
const spelledUnit = /[\s\u00a0]\p{L}{3,}\.?$/u;

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
  const unit = spelledUnit.exec(figure.display)?.[0];
  const withoutUnit = (text: string): string => (unit !== undefined && text.endsWith(unit) ? text.slice(0, -unit.length) : text); // prettier-ignore
  const shown = useCountUp(figure, from, 36);
  const set = setText(
    scene,
    { text: withoutUnit(figure.display), role: 'figure', size: [400, 48], maxLines: 1 },
    unit === undefined ? width : width * 0.9,
    inner * 0.9,
  );
  const under = unit === undefined ? null : setText(scene, { text: unit.trim(), size: [96, 28], maxLines: 1, weight: 700 }, width * 0.84, inner * 0.36); // prettier-ignore
  const height = set.height + (under?.height ?? 0);
  const top = box.y + outer - height / 2;
  const middle = { x: box.x + outer - width / 2, width };
  const outline = look.shape.bars === 'outline';
  return (
    <>
      <Drawing>
        <g transform={`translate(${box.x + outer} ${box.y + outer})`}>
          <path d={path({ to: 2 * Math.PI, round: 0 }) ?? ''} fill={trackInk(scene)} />
          {share > 0 ? (
            <path
              d={path({ to: share * 2 * Math.PI, round: share >= 1 ? 0 : round }) ?? ''}
              fill={palette.accent}
              {...(outline ? { fillOpacity: 0.3, stroke: palette.accent, strokeWidth: look.shape.stroke * u } : {})}
            />
          ) : null}
        </g>
      </Drawing>
      <TextBlock
        block="figure"
        set={set}
        box={{ ...middle, y: top, height: set.height }}
        from={from}
        align="center"
        motion="block"
        {...(shown === figure.display ? {} : { shown: withoutUnit(shown) })}
      />
      {under ? (
        <TextBlock
          block="unit"
          set={under}
          box={{ ...middle, y: top + set.height, height: under.height }}
          from={from}
          align="center"
          motion="block"
        />
      ) : null}
    </>
  );
}
