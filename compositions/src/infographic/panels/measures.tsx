import type { Panel } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { ink } from '../../charting/shades.js';
import { tone } from '../../look/tone.js';
import { easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { type SetText, setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { acting, swell } from '../acting.js';
import { LitBlock } from '../glint.js';
import { share, turn } from '../panel-props.js';
import { PartPicture } from '../../pictures/part-picture.js';
import { drawingsOf, leastMark } from '../part-mark.js';
import { Stressed } from '../stressed.js';

type Versus = Panel<'versus'>;

const sides = ['left', 'right'] as const;

/** Share of a row of figures that a row of words takes. */
const traitShare = 0.72;
/** How much smaller than the larger of two the picture of the smaller is drawn at least. */
const smallest = 0.62;

/**
 * Two sides by one measure after another: bars from the middle outwards, each row on its own scale, with its winner marked;
 * under them what they are in words, by pairs.
 */
export function MeasuresPanel(props: { panel: Versus; box: Rect; from: number; depth: number }): ReactNode {
  const scene = useScene();
  const { u, palette, look } = scene;
  const { panel, box, from, depth } = props;
  const { measures = [], traits = [] } = panel;
  const count = measures.length + traits.length;
  const units = measures.length + traits.length * traitShare;
  const half = box.width / 2;
  const drawings = drawingsOf(scene, [panel.left, panel.right]);
  const isPictured = drawings.every((drawing) => drawing);
  // Pictures of both are what is seen first: they have the room that the rows leave.
  const base = Math.min(scene.width, scene.height) / 1080;
  // Where a half has no room for a name beside its picture, the name stands under it.
  const isUnder = isPictured && half < 560 * base;
  const roomy = Math.min(box.height * 0.46, half * (isUnder ? 0.9 : 0.66), box.height - units * 104 * base);
  const plain = Math.min(box.height * 0.19, 150 * u);
  const top = isPictured ? Math.max(plain, roomy) : plain;
  const pitch = (box.height - top) / units;
  const room = isUnder ? Math.min(top * 0.7, half * 0.8) : Math.min(top * 0.94, half * 0.52);
  const mark = isPictured && room >= leastMark(scene) ? room : 0;
  const names = setTexts(
    scene,
    [panel.left.label, panel.right.label],
    { role: 'heading', size: [isPictured ? 46 : 60, 18], maxLines: 4, leading: 1.06 },
    isUnder ? half - 24 * base : half - mark - (mark > 0 ? 20 : 0) * u - 24 * u,
    isUnder ? top * 0.24 : top * 0.86,
  );
  // Figures stand on the line of their measure, over their bars: these have the whole of their half.
  const line = pitch * 0.42;
  const figures = setTexts(
    scene,
    measures.flatMap(({ left, right }) => [left.display, right.display]),
    { role: 'figure', size: [count === 1 ? 150 : 88, 18], maxLines: 1, leading: 1.04 },
    box.width * (measures.some(({ label }) => label) ? 0.27 : 0.42),
    line,
  );
  const figureWidth = Math.max(0, ...figures.map((set) => set.width)) + 8 * u;
  const lineHeight = figures[0]?.height ?? 0;
  const disc = Math.min(lineHeight * 0.32, 30 * u);
  const labelWidth = box.width - 2 * (figureWidth + 2 * disc + 28 * u);
  const labels = setTexts(
    scene,
    measures.map(({ label }) => label ?? ' '),
    { size: [40, 15], maxLines: 2, weight: 600, leading: 1.1 },
    labelWidth,
    lineHeight,
  );
  const low = pitch * traitShare;
  const wordWidth = box.width * (traits.some(({ label }) => label) ? 0.33 : 0.48);
  const words = setTexts(
    scene,
    traits.flatMap(({ left, right }) => [left, right]),
    { size: [46, 15], maxLines: 3, weight: 650, leading: 1.1 },
    wordWidth,
    low * 0.82,
  );
  const traitLabels = setTexts(
    scene,
    traits.map(({ label }) => label ?? ' '),
    { size: [labels[0] ? labels[0].size / u : 40, 15], maxLines: 2, weight: 600, leading: 1.1 },
    box.width - 2 * wordWidth - 24 * u,
    low * 0.82,
  );
  const axis = 3 * u;
  const length = half - axis;
  const thick = Math.min((pitch - lineHeight) * 0.62, (count === 1 ? 320 : 84) * u);
  const inRow = (pitch - lineHeight - thick) * 0.28;
  const radius = Math.min(look.shape.barRadius, 12) * u;
  const acts = Array.from({ length: count }, (_, row) => acting(scene, from, row, count));
  const traitY = (row: number): number => box.y + top + pitch * measures.length + low * row;
  const sizes = sizesOf(panel);
  const figureBox = (index: number, row: number): Rect => ({
    x: index === 0 ? box.x : box.x + box.width - figureWidth,
    y: lineY(row),
    width: figureWidth,
    height: lineHeight,
  });
  // Names and axes stand from the start.
  const ahead = from - scene.at(40);
  const rowY = (row: number): number => box.y + top + pitch * row;
  const lineY = (row: number): number => rowY(row) + inRow;
  const barY = (row: number): number => lineY(row) + lineHeight + inRow * 0.5;
  return (
    <>
      <Drawing>
        {depth > 0
          ? null
          : measures.map((_, row) => (
              <rect
                key={`track-${row}`}
                x={box.x}
                y={barY(row)}
                width={box.width}
                height={thick}
                rx={radius}
                fill={ink(scene, 0.07)}
              />
            ))}
        {traits.map((_, row) => (
          <rect key={`line-${row}`} x={box.x} y={traitY(row)} width={box.width} height={2 * u} fill={ink(scene, 0.2)} />
        ))}
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
          const begin = turn(scene, from, row);
          const way = easeOutQuint(share(scene, begin, 20));
          const largest = Math.max(Math.abs(measure.left.magnitude), Math.abs(measure.right.magnitude));
          if (way <= 0) return null;
          return sides.map((side) => {
            const long = largest === 0 ? 0 : (Math.abs(measure[side].magnitude) / largest) * length;
            const width = Math.max(4 * u, long * way);
            const bar: Rect = {
              x: side === 'left' ? box.x + half - axis - width : box.x + half + axis,
              y: barY(row) - thick * 0.1 * swell(acts[row]!),
              width,
              height: thick * (1 + 0.2 * swell(acts[row]!)),
            };
            const wins = measure.better === side;
            // Of a measure of which nobody knows which side it speaks for, the larger is seen first.
            const isMore = Math.abs(measure[side].magnitude) === largest;
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
                  way={acts[row]!}
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
            <PartPicture
              drawing={drawings[index]!}
              box={{
                ...(isUnder
                  ? {
                      x: box.x + half * (index + 0.5) - (mark * sizes[index]!) / 2,
                      y: box.y + top * 0.7 - mark * sizes[index]!,
                    }
                  : {
                      x: index === 0 ? box.x + half - 20 * base - mark * sizes[0] : box.x + half + 20 * base,
                      y: box.y + top * 0.95 - mark * sizes[index]!,
                    }),
                width: mark * sizes[index]!,
                height: mark * sizes[index]!,
              }}
              from={ahead}
              index={index}
            />
          ) : null}
          <TextBlock
            block={`${panel.id}.${side}.label`}
            set={names[index]!}
            box={
              isUnder
                ? {
                    x: box.x + half * index + 12 * base,
                    y: box.y + top * 0.71,
                    width: half - 24 * base,
                    height: top * 0.25,
                  }
                : {
                    x: index === 0 ? box.x : box.x + half + 24 * u + (mark > 0 ? mark + 20 * u : 0),
                    y: box.y,
                    width: half - 24 * u - (mark > 0 ? mark + 20 * u : 0),
                    height: top * 0.9,
                  }
            }
            align={isUnder ? 'center' : index === 0 ? 'start' : 'end'}
            anchor="middle"
            from={ahead}
            motion="block"
            enter="fade"
          />
        </div>
      ))}
      {measures.map((measure, row) => {
        const begin = turn(scene, from, row);
        return (
          <div key={row}>
            {measure.label ? (
              <RowLabel
                block={`${panel.id}.measures.${row}.label`}
                set={labels[row]!}
                box={{ x: box.x + half - labelWidth / 2, y: lineY(row), width: labelWidth, height: lineHeight }}
                from={ahead}
              />
            ) : null}
            {sides.map((side, index) => (
              <Stressed key={side} box={figureBox(index, row)} act={acts[row]!} align={index === 0 ? 'start' : 'end'}>
                <CountingFigure
                  block={`${panel.id}.measures.${row}.${side}`}
                  figure={measure[side]}
                  set={figures[2 * row + index]!}
                  from={begin + scene.at(4)}
                  frames={20}
                  enter="fade"
                  anchor="middle"
                  align={index === 0 ? 'start' : 'end'}
                  color={measure.better && measure.better !== side ? palette.muted : palette.text}
                  box={figureBox(index, row)}
                />
              </Stressed>
            ))}
          </div>
        );
      })}
      {traits.map((trait, at) => {
        const row = measures.length + at;
        const begin = turn(scene, from, row);
        const y = traitY(at);
        return (
          <div key={row}>
            {trait.label ? (
              <RowLabel
                block={`${panel.id}.traits.${at}.label`}
                set={traitLabels[at]!}
                box={{ x: box.x + wordWidth + 12 * u, y, width: box.width - 2 * wordWidth - 24 * u, height: low }}
                from={ahead}
              />
            ) : null}
            {sides.map((side, index) => (
              <Stressed
                key={side}
                box={{ x: index === 0 ? box.x : box.x + box.width - wordWidth, y, width: wordWidth, height: low }}
                act={acts[row]!}
                align={index === 0 ? 'start' : 'end'}
              >
                <TextBlock
                  block={`${panel.id}.traits.${at}.${side}`}
                  set={words[2 * at + index]!}
                  box={{ x: index === 0 ? box.x : box.x + box.width - wordWidth, y, width: wordWidth, height: low }}
                  anchor="middle"
                  align={index === 0 ? 'start' : 'end'}
                  from={begin + scene.at(index === 0 ? 0 : 6)}
                  motion="block"
                  enter="fade"
                />
              </Stressed>
            ))}
          </div>
        );
      })}
    </>
  );
}

/** How large the pictures of the two are drawn, where both are the same thing: as one is to the other in length, or by weight. */
function sizesOf({ left, right, measures = [] }: Versus): readonly [number, number] {
  const long = measures.find(
    (each) => /^(?:m|cm|mm|ft|in)$/u.test(each.left.unit) && each.right.unit === each.left.unit,
  );
  const heavy = measures.find((each) => /^(?:t|kg|g|lb)$/u.test(each.left.unit) && each.right.unit === each.left.unit);
  const by = long ?? heavy;
  const [a, b] = [by?.left.magnitude ?? 1, by?.right.magnitude ?? 1];
  if (left.picture !== right.picture || a <= 0 || b <= 0) return [1, 1];
  const to = (own: number, other: number): number => Math.max(smallest, Math.min(1, long ? own / other : Math.cbrt(own / other))); // prettier-ignore
  return [to(a, b), to(b, a)];
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

/** What both sides of a row are measured by, or are, between them. */
function RowLabel(props: { block: string; set: SetText; box: Rect; from: number }): ReactNode {
  const { palette } = useScene();
  return <TextBlock {...props} anchor="middle" align="center" color={palette.muted} motion="block" enter="fade" />;
}
