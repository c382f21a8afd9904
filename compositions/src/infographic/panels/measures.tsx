import type { Panel } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { ink } from '../../charting/shades.js';
import { tone } from '../../look/tone.js';
import { easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { acting } from '../acting.js';
import { LitBlock } from '../glint.js';
import { share, turn } from '../panel-props.js';
import { drawingsOf, leastMark, PartMark } from '../part-mark.js';

type Measures = NonNullable<Panel<'versus'>['measures']>;

const sides = ['left', 'right'] as const;

/** Two sides by one measure after another: bars from the middle outwards, each row on its own scale, with its winner marked. */
export function MeasuresPanel(props: {
  panel: Panel<'versus'> & { measures: Measures };
  box: Rect;
  from: number;
  depth: number;
}): ReactNode {
  const scene = useScene();
  const { u, palette, look } = scene;
  const { panel, box, from, depth } = props;
  const { measures } = panel;
  const half = box.width / 2;
  const top = Math.min(box.height * 0.19, 150 * u);
  const pitch = (box.height - top) / measures.length;
  const drawings = drawingsOf(scene, [panel.left, panel.right]);
  const room = Math.min(top * 0.86, half * 0.3);
  const mark = drawings.every((drawing) => drawing) && room >= leastMark(scene) ? room : 0;
  const names = setTexts(
    scene,
    [panel.left.label, panel.right.label],
    { role: 'heading', size: [60, 20], maxLines: 2, leading: 1.04 },
    half - mark - (mark > 0 ? 20 : 0) * u - 24 * u,
    top * 0.86,
  );
  // Figures stand on the line of their measure, over their bars: these have the whole of their half.
  const line = pitch * 0.42;
  const figures = setTexts(
    scene,
    measures.flatMap(({ left, right }) => [left.display, right.display]),
    { role: 'figure', size: [measures.length === 1 ? 150 : 88, 18], maxLines: 1, leading: 1.04 },
    box.width * (measures.some(({ label }) => label) ? 0.27 : 0.42),
    line,
  );
  const figureWidth = Math.max(...figures.map((set) => set.width)) + 8 * u;
  const lineHeight = figures[0]!.height;
  const disc = Math.min(lineHeight * 0.32, 30 * u);
  const labelWidth = box.width - 2 * (figureWidth + 2 * disc + 28 * u);
  const labels = setTexts(
    scene,
    measures.map(({ label }) => label ?? ' '),
    { size: [40, 15], maxLines: 2, weight: 600, leading: 1.1 },
    labelWidth,
    lineHeight,
  );
  const axis = 3 * u;
  const length = half - axis;
  const thick = Math.min((pitch - lineHeight) * 0.62, (measures.length === 1 ? 320 : 84) * u);
  const inRow = (pitch - lineHeight - thick) * 0.28;
  const radius = Math.min(look.shape.barRadius, 12) * u;
  const rowY = (row: number): number => box.y + top + pitch * row;
  const lineY = (row: number): number => rowY(row) + inRow;
  const barY = (row: number): number => lineY(row) + lineHeight + inRow * 0.5;
  return (
    <>
      <Drawing>
        {measures.map((_, row) => (
          <rect
            key={`axis-${row}`}
            x={box.x + half - u}
            y={barY(row) - 5 * u}
            width={2 * u}
            height={thick + 10 * u}
            fill={ink(scene, 0.3)}
          />
        ))}
        {measures.map((measure, row) => {
          const begin = turn(scene, from, row + 1);
          const way = easeOutQuint(share(scene, begin, 20));
          const largest = Math.max(Math.abs(measure.left.magnitude), Math.abs(measure.right.magnitude));
          if (way <= 0) return null;
          return sides.map((side) => {
            const long = largest === 0 ? 0 : (Math.abs(measure[side].magnitude) / largest) * length;
            const width = Math.max(4 * u, long * way);
            const bar: Rect = {
              x: side === 'left' ? box.x + half - axis - width : box.x + half + axis,
              y: barY(row),
              width,
              height: thick,
            };
            const wins = measure.better === side;
            // Of one measure of which nobody knows which side it speaks for, the larger is seen first.
            const isMore = measures.length === 1 && Math.abs(measure[side].magnitude) === largest;
            const color =
              wins || (measure.better === undefined && isMore)
                ? palette.accent
                : measure.better
                  ? ink(scene, 0.26)
                  : tone(ink(scene, 0.24), palette.accent, 0.5);
            const reach = figures[2 * row + (side === 'left' ? 0 : 1)]!.width + 16 * u + disc;
            const x = side === 'left' ? box.x + reach : box.x + box.width - reach;
            return (
              <g key={`${row}-${side}`}>
                <LitBlock
                  box={bar}
                  color={color}
                  depth={Math.min(depth, thick * 0.3)}
                  way={acting(scene, from, row + 1, measures.length + 1)}
                  radius={radius}
                />
                {wins ? <Tick x={x} y={lineY(row) + lineHeight / 2} radius={disc * way} /> : null}
              </g>
            );
          });
        })}
      </Drawing>
      {sides.map((side, index) => (
        <div key={side}>
          {mark > 0 ? (
            <PartMark
              drawing={drawings[index]!}
              box={{
                x: index === 0 ? box.x : box.x + box.width - mark,
                y: box.y + (top * 0.9 - mark) / 2,
                width: mark,
                height: mark,
              }}
              from={turn(scene, from, 0)}
              index={index}
            />
          ) : null}
          <TextBlock
            block={`${panel.id}.${side}.label`}
            set={names[index]!}
            box={{
              x: index === 0 ? box.x + (mark > 0 ? mark + 20 * u : 0) : box.x + half + 24 * u,
              y: box.y,
              width: half - 24 * u - (mark > 0 ? mark + 20 * u : 0),
              height: top * 0.9,
            }}
            align={index === 0 ? 'start' : 'end'}
            anchor="middle"
            from={turn(scene, from, 0)}
            motion="block"
            enter="fade"
          />
        </div>
      ))}
      {measures.map((measure, row) => {
        const begin = turn(scene, from, row + 1);
        return (
          <div key={row}>
            {measure.label ? (
              <TextBlock
                block={`${panel.id}.measures.${row}.label`}
                set={labels[row]!}
                box={{ x: box.x + half - labelWidth / 2, y: lineY(row), width: labelWidth, height: lineHeight }}
                anchor="middle"
                align="center"
                color={palette.muted}
                from={begin}
                motion="block"
                enter="fade"
              />
            ) : null}
            {sides.map((side, index) => (
              <CountingFigure
                key={side}
                block={`${panel.id}.measures.${row}.${side}`}
                figure={measure[side]}
                set={figures[2 * row + index]!}
                from={begin + scene.at(4)}
                frames={20}
                enter="fade"
                anchor="middle"
                align={index === 0 ? 'start' : 'end'}
                color={measure.better && measure.better !== side ? palette.muted : palette.text}
                box={{
                  x: index === 0 ? box.x : box.x + box.width - figureWidth,
                  y: lineY(row),
                  width: figureWidth,
                  height: lineHeight,
                }}
              />
            ))}
          </div>
        );
      })}
    </>
  );
}

/** The mark of the one that is ahead. */
function Tick({ x, y, radius }: { x: number; y: number; radius: number }): ReactNode {
  const { palette } = useScene();
  const r = radius * 0.46;
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={palette.accent} />
      <path
        d={`M${x - r} ${y}l${r * 0.72} ${r * 0.72}l${r * 1.2} ${-r * 1.4}`}
        fill="none"
        stroke={palette.onAccent}
        strokeWidth={radius * 0.24}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
