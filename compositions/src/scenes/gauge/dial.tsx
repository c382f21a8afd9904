import { arc } from 'd3-shape';
import type { ReactNode } from 'react';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { drawn } from '../../charting/growth.js';
import { trackInk } from '../../charting/shades.js';
import { clamp } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

/** The half circle with its filled part, a mark where the figure stands, the ends named under it. */
export function Dial(props: { box: Rect; foot: number; from: number }): ReactNode {
  const scene = useScene<'gauge'>();
  const { box, foot, from } = props;
  const { palette, look, u, content } = scene;
  const { figure, min, max } = content;
  const outer = box.height;
  const thickness = outer * 0.2;
  const inner = outer - thickness;
  const way = drawn(scene, from, 36);
  const share = max === min ? 0 : clamp((figure.value - min) / (max - min)) * way;
  const angle = -Math.PI / 2 + share * Math.PI;
  const path = arc<{ to: number }>()
    .innerRadius(inner)
    .outerRadius(outer)
    .startAngle(-Math.PI / 2)
    .endAngle((datum) => datum.to);
  const width = inner * 1.5;
  const set = setText(
    scene,
    { text: figure.display, role: 'figure', size: [280, 44], maxLines: 1, leading: 1 },
    width,
    inner * 0.55,
  );
  const decimals = Number.isInteger(min) && Number.isInteger(max) ? 0 : Math.max(1, figure.decimals);
  const ends = setTexts(
    scene,
    [min, max].map((value) => `${figure.prefix}${scene.number(value, decimals)}${figure.suffix}`),
    { size: [36, 20], maxLines: 1, weight: 500, leading: 1.2 },
    outer * 0.8,
    foot - 12 * u,
  );
  const mark = (r: number): string => `${Math.sin(angle) * r} ${-Math.cos(angle) * r}`;
  const outline = look.shape.bars === 'outline';
  return (
    <>
      <Drawing>
        <g transform={`translate(${box.x + outer} ${box.y + outer})`}>
          <path d={path({ to: Math.PI / 2 }) ?? ''} fill={trackInk(scene)} />
          {share > 0 ? (
            <path
              d={path({ to: angle }) ?? ''}
              fill={palette.accent}
              {...(outline ? { fillOpacity: 0.3, stroke: palette.accent, strokeWidth: look.shape.stroke * u } : {})}
            />
          ) : null}
          <path
            d={`M${mark(inner - 14 * u)}L${mark(outer + 14 * u)}`}
            stroke={palette.text}
            strokeWidth={Math.max(6, look.shape.stroke) * u}
          />
        </g>
      </Drawing>
      <CountingFigure
        block="figure"
        figure={figure}
        set={set}
        from={from}
        frames={36}
        startValue={Math.min(min, figure.value)}
        align="center"
        anchor="bottom"
        box={{ x: box.x + outer - width / 2, y: box.y + outer - set.height, width, height: set.height }}
      />
      {ends.map((end, index) => (
        <TextBlock
          key={index}
          block={index === 0 ? 'min' : 'max'}
          set={end}
          box={{
            x: (index === 0 ? box.x : box.x + 2 * outer) - (index === 0 ? 0 : end.width + 4 * u),
            y: box.y + outer + 12 * u,
            width: end.width + 4 * u,
            height: end.height,
          }}
          from={scene.at(8)}
          motion="block"
          color={palette.muted}
        />
      ))}
    </>
  );
}
