import { contrast } from '@scenewright/core/style';
import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { ink } from '../../charting/shades.js';
import { tone } from '../../look/tone.js';
import { easeInOut, easeOutQuint } from '../../motion/curves.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts, type SetText, type TextSpec } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { acting, swell } from '../acting.js';
import { Coin } from '../depth.js';
import { share, turn, type PanelProps } from '../panel-props.js';
import { Stressed } from '../stressed.js';
import { gapsFor, markEvery, yearsOf, type Gap } from './time-scale.js';

interface Layout {
  across: boolean;
  /** Where the dates stand along the line, and the end of it. */
  places: number[];
  end: number;
  gaps: Gap[] | null;
  /** Years between two marks; only on a scale. */
  every: number;
  dates: SetText[];
  labels: SetText[];
  words: Rect[];
  /** Place of the line across its direction. */
  line: number;
  radius: number;
}

/** Dates on a line, as far apart as they are in time where they name their years; time goes on along it from date to date. */
export function TimelinePanel({ panel, box, from, depth }: PanelProps<'timeline'>): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const { events } = panel;
  const count = events.length;
  // Side by side, words need the room to be read; where there is none, and height for them, they stand under each other.
  const roomy = Math.min(scene.width, scene.height) / 1080;
  const across =
    box.width > box.height * 1.5 &&
    (box.width / count >= 230 * roomy || (box.height < count * 76 * roomy && box.width / count >= 120 * u));
  const layout = across ? lyingLayout(scene, panel, box, depth) : standingLayout(scene, panel, box);
  const { places, end, gaps, every, dates, labels, words, line, radius } = layout;
  const point = (at: number): { x: number; y: number } => (across ? { x: at, y: line } : { x: line, y: at });
  // The line comes to each date as this comes.
  const way = reachedWay(events.map((_, index) => share(scene, turn(scene, from, index) - scene.at(8), 12)), places, end); // prettier-ignore
  const whole = point(end);
  const [first, last] = [point(places[0]!), point(places[0]! + (end - places[0]!) * way)];
  const stroke = (by: number, color: string, width: number): ReactNode => (
    <line x1={first.x} y1={first.y + by} x2={last.x} y2={last.y + by} stroke={color} strokeWidth={width} />
  );
  const reached = across ? last.x : last.y;
  // As text the accent is one where it can be read.
  const dated = contrast(palette.accent, palette.background) >= 3 ? palette.accent : palette.text;
  const quiet = tone(palette.text, palette.muted, 0.5);
  return (
    <>
      <Drawing>
        <line x1={first.x} y1={first.y} x2={whole.x} y2={whole.y} stroke={ink(scene, 0.12)} strokeWidth={8 * u} />
        {places.map((at, index) => (
          <circle key={`place-${index}`} cx={point(at).x} cy={point(at).y} r={radius * 0.62} fill={ink(scene, 0.16)} />
        ))}
        {depth > 0 ? stroke(depth * 0.4, ink(scene, 0.42), 7 * u) : null}
        {stroke(0, ink(scene, 0.3), (depth > 0 ? 9 : 8) * u)}
        {gaps
          ? gaps.flatMap((gap, index) =>
              marksIn(gap, places[index]!, every)
                .filter((at) => at <= reached)
                .map((at, mark) => {
                  const { x, y } = point(at);
                  const long = 13 * u;
                  return (
                    <line
                      key={`${index}-${mark}`}
                      {...(across ? { x1: x, x2: x, y1: y - long, y2: y + long } : { x1: x - long, x2: x + long, y1: y, y2: y })} // prettier-ignore
                      stroke={ink(scene, 0.3)}
                      strokeWidth={2.5 * u}
                    />
                  );
                }),
            )
          : null}
        {gaps?.map((gap, index) =>
          gap.isBroken && places[index]! + gap.length / 2 <= reached ? (
            <Break key={index} {...point(places[index]! + gap.length / 2)} across={across} />
          ) : null,
        )}
        {events.map((_, index) => {
          const act = acting(scene, from, index, count);
          const [a, b] = [places[index]!, places[index + 1] ?? end];
          const { x, y } = point(a + (b - a) * easeInOut(act));
          return act <= 0 ? null : (
            <circle key={index} cx={x} cy={y} r={8 * u * swell(act) ** 0.25} fill={palette.accent} />
          );
        })}
        {events.map((event, index) => {
          const scale = easeOutQuint(share(scene, turn(scene, from, index), 12));
          const { x, y } = point(places[index]!);
          // Its two ends are closed, what lies between is open.
          const closed = event.highlight ?? (index === 0 || index === count - 1);
          return scale <= 0 ? null : (
            <g key={index}>
              {across ? (
                <line
                  x1={x}
                  x2={x}
                  y1={y}
                  y2={words[index]!.y < line ? words[index]!.y + words[index]!.height : words[index]!.y}
                  stroke={ink(scene, 0.3)}
                  strokeWidth={2.5 * u}
                />
              ) : null}
              <Coin
                x={x}
                y={y}
                radius={
                  (event.highlight ? radius * 1.3 : radius) * (1 + 0.5 * swell(acting(scene, from, index, count)))
                }
                color={palette.accent}
                depth={depth * 0.4}
                scale={scale}
              />
              {closed ? null : <circle cx={x} cy={y} r={radius * 0.5 * scale} fill={palette.background} />}
            </g>
          );
        })}
      </Drawing>
      {events.map((event, index) => {
        const begin = turn(scene, from, index);
        const at = words[index]!;
        return (
          <Stressed key={index} box={at} act={acting(scene, from, index, count)}>
            <TextBlock
              block={`${panel.id}.events.${index}.date`}
              set={dates[index]!}
              box={{ ...at, height: dates[index]!.height }}
              color={event.highlight || acting(scene, from, index, count) > 0 ? dated : palette.text}
              from={begin}
              motion="block"
              enter="fade"
            />
            <TextBlock
              block={`${panel.id}.events.${index}.label`}
              set={labels[index]!}
              box={{ ...at, y: at.y + dates[index]!.height + 4 * u, height: labels[index]!.height }}
              color={acting(scene, from, index, count) > 0 ? palette.text : quiet}
              from={begin + scene.at(4)}
              motion="block"
              enter="fade"
            />
          </Stressed>
        );
      })}
    </>
  );
}

/** Share of the line that is drawn: up to the last date that has come, and as far towards the next as that one has. */
function reachedWay(come: readonly number[], places: readonly number[], end: number): number {
  const [start] = places;
  const length = end - start!;
  if (length <= 0) return 1;
  let reached = 0;
  come.forEach((way, index) => {
    const [a, b] = [places[Math.max(0, index - 1)]!, places[index]!];
    if (way > 0) reached = Math.max(reached, a + (b - a) * easeInOut(way) - start!);
  });
  // Behind the last date the line goes on, where it does.
  if ((come.at(-1) ?? 0) >= 1) reached = length;
  return reached / length;
}

type TimelinePanelData = PanelProps<'timeline'>['panel'];

/** Under each other: words behind the line, each as high as it is. */
function standingLayout(scene: SceneState, { events }: TimelinePanelData, box: Rect): Layout {
  const { u } = scene;
  const count = events.length;
  const pitch = box.height / count;
  const radius = Math.min(19 * u, pitch * 0.2);
  const width = box.width - 2 * radius - 44 * u;
  const dates = setTexts(
    scene,
    events.map((event) => event.date),
    { role: 'figure', size: [74, 16], maxLines: 1, leading: 1.06 },
    width,
    pitch * 0.42,
  );
  const labels = setTexts(
    scene,
    events.map((event) => event.label),
    { size: [54, 15], maxLines: 3, leading: 1.2 },
    width,
    pitch - dates[0]!.height - 10 * u,
  );
  const heights = events.map((_, index) => dates[index]!.height + 4 * u + labels[index]!.height);
  const lead = dates[0]!.height / 2;
  const tail = heights.at(-1)! - lead;
  const length = box.height - lead - tail;
  const years = yearsOf(events.map(({ date }) => date));
  const gaps = years ? gapsFor(years, length, heights.slice(0, -1).map((height) => height + 14 * u)) : null; // prettier-ignore
  const places = placesOf(box.y + lead, gaps, pitch, count);
  return {
    across: false,
    places,
    end: gaps ? places.at(-1)! : box.y + box.height,
    gaps,
    every: years ? markEvery(years) : 1,
    dates,
    labels,
    words: places.map((at, index) => ({
      x: box.x + 2 * radius + 44 * u,
      y: at - lead,
      width,
      height: heights[index]!,
    })),
    line: box.x + radius + 4 * u,
    radius,
  };
}

/** Side by side: on a scale, words stand over and under the line in turn, and have the room up to the next on their side. */
function lyingLayout(scene: SceneState, { events }: TimelinePanelData, box: Rect, depth: number): Layout {
  const { u } = scene;
  const count = events.length;
  const radius = Math.min(20 * u, (box.width / count) * 0.2);
  const years = yearsOf(events.map(({ date }) => date));
  const turns = count >= 4 && box.height > 300 * u;
  const pitch = box.width / count;
  const least = pitch * 0.8;
  const last = turns ? pitch * 0.86 : pitch;
  const gaps = years && turns ? gapsFor(years, box.width - last - radius, years.slice(1).map(() => least)) : null; // prettier-ignore
  const places = placesOf(box.x + radius, gaps, turns ? (box.width - last - radius) / (count - 1) : pitch, count);
  const step = turns ? 2 : 1;
  const widths = places.map((at, index) => {
    const next = places[index + step] ?? box.x + box.width + 22 * u;
    return Math.min(next - at - 22 * u + radius, box.width * 0.3, box.x + box.width - at + radius);
  });
  const room = turns ? box.height / 2 - 2 * radius - 44 * u : box.height;
  const dates = setAlike(
    scene,
    events.map((event) => event.date),
    { role: 'figure', size: [turns ? 84 : 46, 16], maxLines: 1, leading: 1.08 },
    widths,
    room * (turns ? 0.4 : 0.24),
  );
  const dateHeight = dates[0]!.height;
  const under = turns ? room - dateHeight - 4 * u : box.height - dateHeight - 2 * radius - 44 * u - depth * 0.6;
  const labels = setAlike(
    scene,
    events.map((event) => event.label),
    { size: [turns ? 40 : 29, 15], maxLines: 6, leading: 1.16 },
    widths,
    under,
  );
  const heights = labels.map((set) => dateHeight + 4 * u + set.height);
  const tallest = Math.max(...heights);
  const line = turns ? box.y + box.height / 2 : box.y + Math.max(0, box.height - tallest - 2 * radius - 24 * u) / 2 + radius; // prettier-ignore
  const words = places.map((at, index): Rect => {
    const over = turns && index % 2 === 0;
    const away = radius + (turns ? 40 : 18) * u;
    const y = over ? line - away - heights[index]! : line + away + depth * 0.4;
    return { x: at - radius, y, width: widths[index]!, height: heights[index]! };
  });
  const end = gaps ? places.at(-1)! : box.x + box.width;
  return { across: true, places, end, gaps, every: years ? markEvery(years) : 1, dates, labels, words, line, radius };
}

/** Texts in one size, the largest at which each fits its own width. */
function setAlike(
  scene: SceneState,
  texts: readonly string[],
  spec: Omit<TextSpec, 'text'>,
  widths: readonly number[],
  height: number,
): SetText[] {
  const first = texts.map((text, index) => setText(scene, { ...spec, text }, widths[index]!, height));
  const size = Math.min(...first.map((set) => set.size)) / scene.u;
  const common = { ...spec, size: [size, Math.min(spec.size[1], size)] as const };
  return texts.map((text, index) => setText(scene, { ...common, text }, widths[index]!, height));
}

function placesOf(start: number, gaps: readonly Gap[] | null, pitch: number, count: number): number[] {
  if (!gaps) return Array.from({ length: count }, (_, index) => start + pitch * index);
  const places = [start];
  for (const { length } of gaps) places.push(places.at(-1)! + length);
  return places;
}

/** Where the marks of a gap stand, one each so many years; a broken one has none. */
function marksIn({ length, years, isBroken }: Gap, start: number, every: number): number[] {
  const count = isBroken ? 0 : Math.floor((years - 0.5) / every);
  return Array.from({ length: Math.max(0, count) }, (_, mark) => start + (length * every * (mark + 1)) / years);
}

/** Where the line leaves years out. */
function Break({ x, y, across }: { x: number; y: number; across: boolean }): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const r = 16 * u;
  const slash = (by: number): string =>
    across ? `M${x + by - r * 0.4} ${y + r}L${x + by + r * 0.4} ${y - r}` : `M${x - r} ${y + by + r * 0.4}L${x + r} ${y + by - r * 0.4}`; // prettier-ignore
  const box = across ? { x: x - 7 * u, y: y - r, width: 14 * u, height: 2 * r } : { x: x - r, y: y - 7 * u, width: 2 * r, height: 14 * u }; // prettier-ignore
  return (
    <>
      <rect {...box} fill={palette.background} />
      <path d={slash(-7 * u) + slash(7 * u)} stroke={ink(scene, 0.5)} strokeWidth={4 * u} fill="none" />
    </>
  );
}
