import type { LabelledFigure } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { chartArea, chosenOf } from '../../charting/chart-area.js';
import { PairBlock, setPair } from '../../charting/figure-pair.js';
import { grown, itemStart } from '../../charting/growth.js';
import { Ghost, Plate, plateOf, toned } from '../../charting/plate.js';
import { inset } from '../../layout/place.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { SceneHead } from '../scene-head.js';
import { SourceLine } from '../source-line.js';
import { tilesOf } from './tiles.js';

/** Parts of one whole as areas, the largest first; what the claim is about in the accent. */
export function TreemapScene(): ReactNode {
  const scene = useScene<'treemap'>();
  const { content } = scene;
  const { head, area } = chartArea(scene, content);
  return (
    <>
      <SceneHead head={head} align="start" />
      <TreemapFigure items={content.items} area={area} />
      <SourceLine source={content.source} />
    </>
  );
}

export function TreemapFigure(props: { items: readonly LabelledFigure[]; area: Rect }): ReactNode {
  const scene = useScene();
  const { items, area } = props;
  const { u, palette } = scene;
  // Words stand in the corners: a look's round ends are kept off them.
  const radius = Math.min(scene.look.shape.barRadius, 22) * u;
  const values = items.map((item) => item.figure.magnitude);
  // Nothing to compare by: all alike.
  const sizes = values.some((value) => value > 0) ? values : values.map(() => 1);
  const boxes = tilesOf(sizes, area, 10 * u);
  const chosen = chosenOf(items);
  const order = items.map((_, index) => index).sort((a, b) => sizes[b]! - sizes[a]!);
  const shades = toned(scene, items.length + 1).slice(1);
  const quieter = order.filter((index) => index !== chosen);
  return items.map((item, index) => {
    const box = boxes[index];
    if (!box) return null;
    const from = itemStart(scene, 'items', index, 6);
    const way = grown(scene, from, 24);
    const color = index === chosen ? palette.accent : shades[quieter.indexOf(index)]!;
    const colors = plateOf(scene, color);
    const pad = Math.min(28 * u, box.width * 0.08, box.height * 0.1);
    const inner = inset(box, pad);
    const tall = Math.min(box.height, box.width * 0.7) / u;
    const pair = setPair(scene, item, inner, {
      figure: [Math.max(44, Math.min(170, tall * 0.36)), 20],
      label: [Math.max(32, Math.min(50, tall * 0.16)), 18],
      lines: 3,
    });
    // A tile opens from its own middle, in the order of the voice.
    const shown = Math.max(0, Math.min(1.04, way));
    const opened = inset(box, ((1 - shown) * box.width) / 2, ((1 - shown) * box.height) / 2);
    return (
      <div key={index}>
        <Ghost box={box} radius={radius} />
        {scene.frame >= from ? <Plate box={opened} colors={colors} radius={radius} alive={index === chosen} /> : null}
        <PairBlock
          block={`items.${index}`}
          item={item}
          pair={pair}
          box={inner}
          from={from + scene.at(4)}
          anchor={box.height > 260 * u ? 'bottom' : 'middle'}
          color={colors.ink}
        />
      </div>
    );
  });
}
