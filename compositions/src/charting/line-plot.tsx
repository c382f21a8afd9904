import type { Series } from '@scenewright/core/fields';
import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { turned } from '../motion/second-act.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setText, setTexts } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';
import { Drawing } from './drawing.js';
import { GrowingLine } from './growing-line.js';
import { drawn, itemStart, lineFrames } from './growth.js';
import { LineEnds, setLineEnds } from './line-ends.js';
import { LineStarts, setLineStarts } from './line-starts.js';
import { PointFigures } from './point-figures.js';
import { namedCategories, seriesInk, type SeriesInk } from './series.js';
import { ink } from './shades.js';

/** Lines over common categories: each drawn at its cue, named at its end. `filled` lays areas under them, from zero. */
export function LinePlot(props: {
  categories: readonly string[];
  series: readonly Series[];
  area: Rect;
  filled: boolean;
  /** Indexes of the categories that are named; else as many as have room. */
  named?: readonly number[];
  /** Where along the line that stands out a point of light is, 0 to 1; else it runs along it when the shot turns. */
  light?: number;
}): ReactNode {
  const scene = useScene();
  const { categories, series, area, filled } = props;
  const { u, palette, look } = scene;
  const inks = seriesInk(scene, series);
  const ends = setLineEnds(scene, series, area);
  const ticks = props.named?.map((index) => categories[index]!) ?? categories;
  const starts = setLineStarts(scene, series, area);
  // Between the names of the lines at both ends; what is named stands this many categories apart.
  const inner = Math.max(0, area.width - ends.width - (starts?.width ?? 0) - 92 * u);
  const apart = props.named && props.named.length > 1 ? props.named[1]! - props.named[0]! : 1;
  const tickRoom = props.named
    ? Math.min(330 * u, ((inner * apart) / Math.max(1, categories.length - 1)) * 0.86)
    : 330 * u;
  const tickSets = setTexts(scene, ticks, { size: [36, 22], maxLines: 1, weight: 500 }, tickRoom, 52 * u);
  const widest = Math.max(...tickSets.map((set) => set.width));
  const tickHeight = tickSets[0]!.height;
  const headroom = series.length === 1 ? 74 * u : 16 * u;
  const half = Math.min(widest / 2, area.width * 0.12) + 4 * u;
  const edge = Math.max(half, starts ? starts.width + 24 * u : 0);
  const plot: Rect = {
    x: area.x + edge,
    y: area.y + headroom,
    width: area.width - edge - Math.max(half, ends.width + 44 * u),
    height: area.height - headroom - tickHeight - 26 * u,
  };
  const last = Math.max(1, categories.length - 1);
  const [low, high] = domainOf(series, filled);
  // A single line's lowest figure stands under its point: room for it where no base line runs there.
  const under = series.length === 1 && low < 0 ? 66 * u : 0;
  const xAt = (index: number): number => plot.x + (index / last) * plot.width;
  const scale = scaleLinear([low, high], [plot.y + plot.height - under, plot.y]);
  const yAt = (value: number): number => scale(value);
  const spacing = plot.width / last;
  const named = props.named ?? namedCategories(categories.length, spacing, widest + 28 * u);
  const foot = plot.y + plot.height;
  const baseline = low <= 0 ? yAt(0) : foot;
  const order = series.map((_, index) => index).sort((a, b) => Number(inks[a]!.lit) - Number(inks[b]!.lit));

  return (
    <>
      <Drawing>
        <line
          x1={starts ? plot.x - 10 * u : area.x}
          x2={plot.x + plot.width}
          y1={baseline}
          y2={baseline}
          stroke={low <= 0 ? palette.text : ink(scene, 0.3)}
          strokeWidth={look.shape.hairline * u}
        />
        {named.map((index) => (
          <line
            key={index}
            x1={xAt(index)}
            x2={xAt(index)}
            y1={foot}
            y2={foot + 10 * u}
            stroke={ink(scene, 0.4)}
            strokeWidth={look.shape.hairline * u}
          />
        ))}
        {order.map((index) => (
          <SeriesLine
            key={index}
            points={series[index]!.values.map((figure, at) => [xAt(at), yAt(figure.magnitude)] as const)}
            base={baseline}
            ink={inks[index]!}
            filled={filled && (series.length === 1 || inks[index]!.lit)}
            from={itemStart(scene, 'series', index, 8)}
            light={inks[index]!.lit ? (props.light ?? turned(scene, 0, 56)) : 0}
          />
        ))}
      </Drawing>
      {named.map((index) => {
        const set = setText(
          scene,
          { text: categories[index]!, size: [tickSets[0]!.size / u, 12], maxLines: 1, weight: 500 },
          widest + 8 * u,
          60 * u,
        );
        return (
          <TextBlock
            key={index}
            block={`categories.${index}`}
            set={set}
            box={{ x: xAt(index) - widest / 2 - 4 * u, y: foot + 20 * u, width: widest + 8 * u, height: tickHeight }}
            align="center"
            from={scene.at(6)}
            motion="block"
            color={palette.muted}
          />
        );
      })}
      {series.length === 1 ? (
        <PointFigures series={series[0]!} xAt={xAt} yAt={yAt} spacing={spacing} plot={plot} />
      ) : null}
      {starts ? (
        <LineStarts
          starts={starts}
          inks={inks}
          points={series.map((one) => [xAt(0), yAt(one.values[0]!.magnitude)] as const)}
          area={{ ...plot, y: area.y, height: foot - area.y }}
        />
      ) : null}
      <LineEnds
        ends={ends}
        series={series}
        inks={inks}
        x={plot.x + plot.width}
        points={series.map((one) => [xAt(one.values.length - 1), yAt(one.values.at(-1)!.magnitude)] as const)}
        area={{ ...plot, y: area.y, height: foot - area.y }}
      />
    </>
  );
}

function SeriesLine(props: {
  points: readonly (readonly [number, number])[];
  base: number;
  ink: SeriesInk;
  filled: boolean;
  from: number;
  light: number;
}): ReactNode {
  const scene = useScene();
  const { points, base, ink: look, filled, from, light } = props;
  const way = drawn(scene, from, lineFrames);
  if (way <= 0) return null;
  const washed = drawn(scene, from + scene.at(lineFrames - 8), 16);
  const width = (look.lit ? Math.max(12, scene.look.shape.stroke * 2) : 7) * scene.u;
  const [x, y] = pointAlong(points, light);
  return (
    <>
      <GrowingLine
        points={points}
        color={look.color}
        width={width}
        grown={way}
        area={filled ? { base, washed } : undefined}
      />
      {light > 0 ? (
        <circle
          data-glint=""
          cx={x}
          cy={y}
          r={width * 0.9}
          fill={scene.palette.background}
          stroke={look.color}
          strokeWidth={width * 0.6}
        />
      ) : null}
    </>
  );
}

/** The point of a line from left to right at a share of its categories. */
function pointAlong(points: readonly (readonly [number, number])[], share: number): readonly [number, number] {
  const at = share * (points.length - 1);
  const [before, after] = [points[Math.floor(at)]!, points[Math.ceil(at)]!];
  const way = at - Math.floor(at);
  return [before[0] + (after[0] - before[0]) * way, before[1] + (after[1] - before[1]) * way];
}

/** Range of the scale. Areas and figures that reach down to less than half stand on zero. */
function domainOf(series: readonly Series[], filled: boolean): [low: number, high: number] {
  const values = series.flatMap((one) => one.values.map((figure) => figure.magnitude));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (filled || least < 0 || least < most * 0.5) {
    const [low, high] = [Math.min(0, least), Math.max(0, most)];
    return low === high ? [0, 1] : [low, high];
  }
  const range = most - least || Math.abs(most) || 1;
  return [least - range * 0.35, most];
}
