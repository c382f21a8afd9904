import type { Series } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setTexts, type SetText } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';
import { itemStart } from './growth.js';
import type { SeriesInk } from './series.js';

export interface SetKey {
  sets: SetText[];
  /** Places of the entries within the box, in reading order. */
  spots: { x: number; y: number; width: number }[];
  height: number;
  mark: number;
}

/** Sets the names of series in lines, where bars stand too close for names of their own. */
export function setSeriesKey(scene: SceneState, series: readonly Series[], width: number): SetKey {
  const { u } = scene;
  if (series.length < 2) return { sets: [], spots: [], height: 0, mark: 0 };
  const mark = 24 * u;
  const sets = setTexts(
    scene,
    series.map((one) => one.name),
    { size: [34, 22], maxLines: 1, weight: 500, leading: 1.2 },
    Math.min(width - 2 * mark, 760 * u),
    48 * u,
  );
  const line = sets[0]!.height + 12 * u;
  let [x, y] = [0, 0];
  const spots = sets.map((set) => {
    const entry = mark + 14 * u + set.width + 4 * u;
    if (x > 0 && x + entry > width) [x, y] = [0, y + line];
    const spot = { x, y, width: entry };
    x += entry + 44 * u;
    return spot;
  });
  return { sets, spots, height: y + line + 20 * u, mark };
}

export function SeriesKey(props: { layout: SetKey; box: Rect; inks: readonly SeriesInk[] }): ReactNode {
  const scene = useScene();
  const { layout, box, inks } = props;
  const { u, palette, look } = scene;
  return layout.sets.map((set, index) => {
    const spot = layout.spots[index]!;
    const from = itemStart(scene, 'series', index, 8);
    const { color, lit } = inks[index]!;
    return (
      <div key={index}>
        {scene.frame >= from ? (
          <div
            style={{
              ...place(scene, {
                x: box.x + spot.x,
                y: box.y + spot.y + (set.height - layout.mark) / 2,
                width: layout.mark,
                height: layout.mark,
              }),
              background: color,
              borderRadius: Math.min(look.shape.barRadius * u, layout.mark / 2),
            }}
          />
        ) : null}
        <TextBlock
          block={`series.${index}.name`}
          set={set}
          box={{
            x: box.x + spot.x + layout.mark + 14 * u,
            y: box.y + spot.y,
            width: spot.width - layout.mark - 14 * u,
            height: set.height,
          }}
          from={from}
          motion="block"
          color={lit ? palette.text : palette.muted}
        />
      </div>
    );
  });
}
