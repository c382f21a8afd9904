import type { FreeformLayer } from '@scenewright/core/scenes';
import { arc, area, curveMonotoneX, line } from 'd3-shape';
import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { tone } from '../../look/tone.js';
import { clamp } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

type Chart = Extract<FreeformLayer, { type: 'chart' }>;

/** Share of a step that its mark takes. */
const markShare = 0.68;
/** Each mark starts a little after the one before it, and all are grown at 1. */
const stagger = 0.4;

/** Values as marks in a box, on the axis that stands there from the start; labels under the marks or beside them. */
export function ChartLayer(props: { layer: Chart; index: number; box: Rect; grow: number; ink: string }): ReactNode {
  const { layer, index, box, grow, ink } = props;
  const scene = useScene();
  const { palette, u, look } = scene;
  const { values, chart, highlight } = layer;
  const most = Math.max(...values.map(({ value }) => value), 1e-9);
  const count = values.length;
  const pale = tone(palette.background, ink, 0.42);
  const inkOf = (at: number): string => (highlight === undefined || highlight === at ? ink : pale);
  const grown = (at: number): number => clamp(grow * (1 + stagger) - (stagger * at) / Math.max(1, count - 1));
  const sideways = chart === 'bars';
  const labelled = chart !== 'donut' && values.some(({ label }) => label !== undefined);
  const labels = labelled
    ? sideways
      ? { width: box.width * 0.3, height: box.height / count }
      : { width: box.width / count, height: Math.min(64 * u, box.height * 0.2) }
    : null;
  const plot: Rect = labels
    ? sideways
      ? { ...box, x: box.x + labels.width, width: box.width - labels.width }
      : { ...box, height: box.height - labels.height }
    : box;
  const step = (sideways ? plot.height : plot.width) / count;
  const radius = Math.min(look.shape.barRadius * u, step * 0.2);
  const axis = tone(palette.background, palette.text, 0.4);
  return (
    <>
      <Drawing>
        {chart === 'donut' ? <Donut values={values.map(({ value }) => value)} box={plot} grow={grow} ink={ink} highlight={highlight} /> : null}
        {chart === 'columns' || chart === 'bars'
          ? values.map(({ value }, at) => {
              const length = (value / most) * grown(at) * (sideways ? plot.width : plot.height);
              const across = step * markShare;
              const from = at * step + (step - across) / 2;
              const rect = sideways
                ? { x: plot.x, y: plot.y + from, width: length, height: across }
                : { x: plot.x + from, y: plot.y + plot.height - length, width: across, height: length };
              return <rect key={at} {...rect} rx={radius} fill={inkOf(at)} />;
            })
          : null}
        {chart === 'line' || chart === 'area' ? <Curve values={values.map(({ value }) => value / most)} box={plot} grow={grow} ink={ink} filled={chart === 'area'} point={highlight} /> : null}
        {chart === 'donut' ? null : (
          <path
            d={sideways ? `M${plot.x} ${plot.y}V${plot.y + plot.height}` : `M${plot.x} ${plot.y + plot.height}H${plot.x + plot.width}`}
            stroke={axis}
            strokeWidth={Math.max(2, look.shape.hairline) * u}
            fill="none"
          />
        )}
      </Drawing>
      {labels
        ? values.map(({ label }, at) => {
            if (label === undefined) return null;
            const room: Rect = sideways
              ? { x: box.x, y: box.y + at * step, width: labels.width - 20 * u, height: step }
              : { x: box.x + at * step, y: plot.y + plot.height + 8 * u, width: step, height: labels.height - 8 * u };
            const set = setText(scene, { text: label, size: [40, 20], maxLines: sideways ? 2 : 1, weight: 600 }, room.width * 0.96, room.height); // prettier-ignore
            return <TextBlock key={at} block={`layers.${index}.values.${at}.label`} set={set} box={room} align={sideways ? 'end' : 'center'} anchor="middle" from={0} motion="block" />;
          })
        : null}
    </>
  ); // prettier-ignore
}

function Donut(props: {
  values: readonly number[];
  box: Rect;
  grow: number;
  ink: string;
  highlight: number | undefined;
}): ReactNode {
  const { palette } = useScene();
  const { values, box, grow, ink, highlight } = props;
  const sum = Math.max(
    1e-9,
    values.reduce((all, value) => all + value, 0),
  );
  const outer = Math.min(box.width, box.height) / 2;
  const slice = arc<{ from: number; to: number }>()
    .innerRadius(outer * 0.62)
    .outerRadius(outer)
    .startAngle(({ from }) => from)
    .endAngle(({ to }) => to)
    .padAngle(values.length > 1 ? 0.02 : 0);
  let before = 0;
  return (
    <g transform={`translate(${box.x + box.width / 2} ${box.y + box.height / 2})`}>
      <circle r={outer * 0.81} fill="none" stroke={tone(palette.background, palette.text, 0.12)} strokeWidth={outer * 0.38} />
      {values.map((value, at) => {
        const from = (before / sum) * 2 * Math.PI * clamp(grow);
        before += value;
        const to = (before / sum) * 2 * Math.PI * clamp(grow);
        const step = values.length > 1 ? (at / (values.length - 1)) * 0.6 : 0;
        const fill = highlight === undefined ? tone(ink, palette.background, step) : at === highlight ? ink : tone(palette.background, ink, 0.24 + 0.12 * (at % 2));
        return to > from ? <path key={at} d={slice({ from, to }) ?? ''} fill={fill} /> : null;
      })}
    </g>
  ); // prettier-ignore
}

function Curve(props: {
  values: readonly number[];
  box: Rect;
  grow: number;
  ink: string;
  filled: boolean;
  point: number | undefined;
}): ReactNode {
  const { palette, u, look } = useScene();
  const { values, box, grow, ink, filled, point } = props;
  const at = (index: number): number =>
    box.x + (values.length > 1 ? (index / (values.length - 1)) * box.width : box.width / 2);
  const high = (value: number): number => box.y + box.height * (1 - value * 0.94);
  const points = values.map((value, index): [number, number] => [at(index), high(value)]);
  const d = line().curve(curveMonotoneX)(points) ?? '';
  const under =
    area<[number, number]>()
      .curve(curveMonotoneX)
      .x(([x]) => x)
      .y0(box.y + box.height)
      .y1(([, y]) => y)(points) ?? '';
  const drawn = clamp(grow);
  const tip = point === undefined ? undefined : points[point];
  return (
    <>
      {filled ? <path d={under} fill={tone(palette.background, ink, 0.28)} opacity={drawn} /> : null}
      <path d={d} fill="none" stroke={ink} strokeWidth={Math.max(6, look.shape.stroke) * u} strokeLinecap="round" strokeLinejoin="round" {...(drawn >= 1 ? {} : { pathLength: 1, strokeDasharray: 1, strokeDashoffset: 1 - drawn, ...(drawn <= 0 ? { strokeOpacity: 0 } : {}) })} />
      {tip && drawn >= (point! + 0.5) / values.length ? <circle cx={tip[0]} cy={tip[1]} r={13 * u} fill={ink} stroke={palette.background} strokeWidth={5 * u} /> : null}
    </>
  ); // prettier-ignore
}
