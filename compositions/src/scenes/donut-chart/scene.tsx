import { arc, pie } from 'd3-shape';
import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { drawn, itemStart } from '../../charting/growth.js';
import { ink, steps } from '../../charting/shades.js';
import { stressOf } from '../../motion/stress.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { stressedMark } from '../../typography/stressed-ink.js';
import { SceneHead, setHead } from '../scene-head.js';
import { SourceLine, sourceHeight } from '../source-line.js';
import { DonutCenter } from './donut-center.js';
import { DonutLabels } from './donut-labels.js';

/** Radius of the hole to that of the ring. */
export const ringHole = 0.64;

/** The chart's part of the canvas: under the head, over the source. */
export function donutArea(scene: SceneState<'donut-chart'>) {
  const { content } = scene;
  // Many labels under the ring of a tall canvas leave the head less.
  const many = scene.shape === 'tall' && content.items.length > 5;
  const head = setHead(scene, content, scene.safe, undefined, many ? { share: 0.17 } : {});
  return { head, area: { ...head.rest, height: head.rest.height - sourceHeight(scene, content.source) } };
}

/** The ring's square, and the air above it. */
export function layOutRing(scene: SceneState<'donut-chart'>, area: Rect): { ring: Rect; spare: number } {
  const { u, shape } = scene;
  const tall = shape === 'tall';
  const lines = scene.content.items.length;
  const size = tall
    ? Math.min(area.width * 0.82, area.height - lines * 74 * u - 70 * u)
    : Math.min(area.height, area.width * (shape === 'wide' ? 0.4 : lines > 5 ? 0.38 : 0.46));
  // A short column leaves air: the group stands a little above the middle.
  const spare = tall ? Math.max(0, area.height - size - 64 * u - lines * 118 * u) * 0.36 : 0;
  const ring: Rect = tall
    ? { x: area.x + (area.width - size) / 2, y: area.y + spare, width: size, height: size }
    : {
        x: area.x + (shape === 'wide' ? area.width * 0.03 : 0),
        y: area.y + (area.height - size) / 2,
        width: size,
        height: size,
      };
  return { ring, spare };
}

/** Parts of one whole: the part that the claim is about in the accent and in the middle, all parts named in a column. */
export function DonutChartScene(): ReactNode {
  const scene = useScene<'donut-chart'>();
  const { content, u, shape, palette } = scene;
  const { items } = content;
  const { head, area } = donutArea(scene);
  const chosen = Math.max(
    0,
    items.findIndex((item) => item.highlight),
  );
  const rest = steps(scene, items.length - 1);
  const colors = items.map((_, index) =>
    index === chosen ? palette.accent : rest[index < chosen ? index : index - 1]!,
  );

  const tall = shape === 'tall';
  const { ring, spare } = layOutRing(scene, area);
  const size = ring.width;
  const columnX = ring.x + size + (shape === 'wide' ? 130 : 48) * u;
  const column: Rect = tall
    ? { ...area, y: ring.y + size + 64 * u, height: area.height - size - 64 * u - spare }
    : { x: columnX, y: area.y, width: area.x + area.width - columnX, height: area.height };

  const outer = size / 2;
  const inner = outer * ringHole;
  const slices = pie<(typeof items)[number]>()
    .value((item) => Math.max(0, item.figure.magnitude))
    .sort(null)([...items]);
  const whole = slices.some((slice) => slice.endAngle > slice.startAngle);
  const path = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(inner)
    .outerRadius(outer)
    .cornerRadius(Math.min(scene.look.shape.barRadius, 10) * u);
  const gap = Math.min(0.02, 0.3 / items.length);
  return (
    <>
      <SceneHead head={head} align="start" />
      <Drawing>
        <g transform={`translate(${ring.x + outer} ${ring.y + outer})`}>
          {/* The track lies there from the start: its parts fill it. */}
          <circle r={(outer + inner) / 2} fill="none" stroke={ink(scene, 0.1)} strokeWidth={outer - inner} />
          {whole
            ? slices.map((slice, index) => {
                const way = drawn(scene, itemStart(scene, 'items', index, 8), 24);
                const sweep = slice.endAngle - slice.startAngle;
                const half = Math.min(gap / 2, sweep / 4) * (sweep < 6.28 ? 1 : 0);
                if (way <= 0 || sweep <= 0) return null;
                const startAngle = slice.startAngle + half;
                const stress = stressOf(scene, `items.${index}`);
                // The part that is named stands out of its ring.
                const d = path.outerRadius(outer + 12 * u * stress.lift)({
                  startAngle,
                  endAngle: startAngle + (sweep - 2 * half) * way,
                });
                const color = stressedMark(scene, colors[index]!, stress);
                return <path key={index} d={d ?? ''} {...sliceInk(scene.look.shape.bars, color, 4 * u)} />;
              })
            : null}
        </g>
      </Drawing>
      <DonutCenter ring={ring} inner={inner} item={items[chosen]!} from={itemStart(scene, 'items', chosen, 8)} />
      <DonutLabels items={items} colors={colors} chosen={chosen} area={column} />
      <SourceLine source={content.source} />
    </>
  );
}

function sliceInk(bars: 'solid' | 'outline', color: string, stroke: number): Record<string, string | number> {
  return bars === 'solid' ? { fill: color } : { fill: color, fillOpacity: 0.36, stroke: color, strokeWidth: stroke };
}
