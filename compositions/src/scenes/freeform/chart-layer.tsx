import type { FreeformLayer } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { Bar } from '../../charting/bar.js';
import { Drawing } from '../../charting/drawing.js';
import { GrowingLine } from '../../charting/growing-line.js';
import { Ring } from '../../charting/ring.js';
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

/**
 * Values as marks in a box, drawn as the kinds of charts draw theirs, on the axis that stands there from the start; labels
 * under the marks or beside them.
 */
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
  const axis = tone(palette.background, palette.text, 0.4);
  // Parts without one that counts are told apart by their shade.
  const partInk = (at: number): string =>
    highlight === undefined ? tone(ink, palette.background, count > 1 ? (at / (count - 1)) * 0.6 : 0) : inkOf(at);
  const points = values.map(({ value }, at): [number, number] => [
    plot.x + (count > 1 ? (at / (count - 1)) * plot.width : plot.width / 2),
    plot.y + plot.height * (1 - (value / most) * 0.94),
  ]);
  const tip = highlight === undefined ? undefined : points[highlight];
  return (
    <>
      {chart === 'columns' || chart === 'bars'
        ? values.map(({ value }, at) => {
            const length = (value / most) * grown(at) * (sideways ? plot.width : plot.height);
            const across = step * markShare;
            const from = at * step + (step - across) / 2;
            const bar: Rect = sideways
              ? { x: plot.x, y: plot.y + from, width: length, height: across }
              : { x: plot.x + from, y: plot.y + plot.height - length, width: across, height: length };
            return <Bar key={at} box={bar} color={inkOf(at)} round={sideways ? 'end' : 'top'} />;
          })
        : null}
      <Drawing>
        {chart === 'donut' ? (
          <Ring
            x={plot.x + plot.width / 2}
            y={plot.y + plot.height / 2}
            outer={Math.min(plot.width, plot.height) / 2}
            parts={values.map(({ value }, at) => ({ value, color: partInk(at), grown: grown(at) }))}
          />
        ) : null}
        {chart === 'line' || chart === 'area' ? (
          <>
            <GrowingLine
              points={points}
              color={ink}
              width={Math.max(12, look.shape.stroke * 2) * u}
              grown={clamp(grow)}
              area={chart === 'area' ? { base: plot.y + plot.height, washed: clamp(grow) } : undefined}
            />
            {tip && clamp(grow) >= (highlight! + 0.5) / count ? (
              <circle cx={tip[0]} cy={tip[1]} r={16 * u} fill={ink} stroke={palette.background} strokeWidth={5 * u} />
            ) : null}
          </>
        ) : null}
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
