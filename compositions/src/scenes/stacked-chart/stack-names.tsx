import type { Series } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { itemStart } from '../../charting/growth.js';
import { spread, type SeriesInk } from '../../charting/series.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts, type SetText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import type { Stacks } from './stacks.js';

export interface SetStackNames {
  sets: SetText[];
  /** Width that names and their ties take at the reading end; 0 for one series. */
  width: number;
}

export function setStackNames(scene: SceneState, series: readonly Series[], area: Rect): SetStackNames {
  if (series.length < 2) return { sets: [], width: 0 };
  const sets = setTexts(
    scene,
    series.map((one) => one.name),
    { size: [38, 18], maxLines: 2, weight: 500, leading: 1.15 },
    area.width * (scene.shape === 'wide' ? 0.2 : 0.26),
    Math.min(96 * scene.u, (area.height / series.length) * 0.9),
  );
  return { sets, width: Math.max(...sets.map((set) => set.width)) + 50 * scene.u };
}

/** Each name at the height of its part in the last column, moved apart and tied to it by a line. */
export function StackNames(props: {
  names: SetStackNames;
  stacks: Stacks;
  series: readonly Series[];
  inks: readonly SeriesInk[];
  area: Rect;
}): ReactNode {
  const scene = useScene();
  const { names, stacks, series, inks, area } = props;
  const { u, palette } = scene;
  if (names.sets.length === 0) return null;
  const last = Math.max(...stacks.segments.map((segment) => segment.category));
  const targets = series.map((_, at) => {
    const segment = stacks.segments.find((one) => one.series === at && one.category === last)!;
    return segment.y + segment.height / 2;
  });
  const centres = spread(
    targets,
    Math.max(...names.sets.map((set) => set.height)) + 8 * u,
    area.y,
    area.y + area.height,
  );
  const start = area.x + area.width - (stacks.slot - stacks.thickness) / 2 + 6 * u;
  const x = area.x + area.width + 34 * u;
  return series.map((_, at) => {
    const from = itemStart(scene, 'series', at, 8);
    const set = names.sets[at]!;
    const centre = centres[at]!;
    const { color, lit } = inks[at]!;
    return (
      <div key={at}>
        {scene.frame >= from + scene.at(6) ? (
          <Drawing>
            <path
              d={`M${start} ${targets[at]!}L${x - 22 * u} ${targets[at]!}L${x - 8 * u} ${centre}`}
              stroke={color}
              strokeWidth={3 * u}
              fill="none"
            />
          </Drawing>
        ) : null}
        <TextBlock
          block={`series.${at}.name`}
          set={set}
          box={{ x, y: centre - set.height / 2, width: names.width - 34 * u, height: set.height }}
          from={from + scene.at(6)}
          motion="block"
          color={lit ? palette.text : palette.muted}
        />
      </div>
    );
  });
}
