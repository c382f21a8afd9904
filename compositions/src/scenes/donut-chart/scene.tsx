import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { drawn, itemStart } from '../../charting/growth.js';
import { Ring, ringHole } from '../../charting/ring.js';
import { steps } from '../../charting/shades.js';
import { stressOf } from '../../motion/stress.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { stressedMark } from '../../typography/stressed-ink.js';
import { SceneHead, setHead } from '../scene-head.js';
import { SourceLine, sourceHeight } from '../source-line.js';
import { DonutCenter } from './donut-center.js';
import { DonutLabels } from './donut-labels.js';

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
  return (
    <>
      <SceneHead head={head} align="start" />
      <Drawing>
        <Ring
          x={ring.x + outer}
          y={ring.y + outer}
          outer={outer}
          parts={items.map((item, index) => {
            const stress = stressOf(scene, `items.${index}`);
            return {
              value: item.figure.magnitude,
              color: stressedMark(scene, colors[index]!, stress),
              grown: drawn(scene, itemStart(scene, 'items', index, 8), 24),
              // The part that is named stands out of its ring.
              lift: 12 * u * stress.lift,
            };
          })}
        />
      </Drawing>
      <DonutCenter ring={ring} inner={inner} item={items[chosen]!} from={itemStart(scene, 'items', chosen, 8)} />
      <DonutLabels items={items} colors={colors} chosen={chosen} area={column} />
      <SourceLine source={content.source} />
    </>
  );
}
