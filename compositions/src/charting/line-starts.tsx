import type { Series } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setTexts, type SetText } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';
import { itemStart } from './growth.js';
import { spread, type SeriesInk } from './series.js';

export interface SetLineStarts {
  figures: SetText[];
  width: number;
  height: number;
}

/** Measures the first figures of two or three lines, so that each line says from where to where it went. */
export function setLineStarts(scene: SceneState, series: readonly Series[], area: Rect): SetLineStarts | null {
  if (series.length < 2 || series.length > 3 || series.some((one) => one.values.length < 2)) return null;
  const figures = setTexts(
    scene,
    series.map((one) => one.values[0]!.display),
    { role: 'figure', size: [44, 20], maxLines: 1, leading: 1.1 },
    area.width * 0.14,
    Math.min(60 * scene.u, (area.height / series.length) * 0.6),
  );
  return {
    figures,
    width: Math.max(...figures.map((set) => set.width)) + 6 * scene.u,
    height: Math.max(...figures.map((set) => set.height)) + 4 * scene.u,
  };
}

/** The first figures before their lines. */
export function LineStarts(props: {
  starts: SetLineStarts;
  inks: readonly SeriesInk[];
  /** Where each line begins. */
  points: readonly (readonly [number, number])[];
  area: Rect;
}): ReactNode {
  const scene = useScene();
  const { starts, inks, points, area } = props;
  const { u, palette } = scene;
  const centres = spread(
    points.map((point) => point[1]),
    starts.height,
    area.y,
    area.y + area.height,
  );
  return starts.figures.map((set, index) => (
    <TextBlock
      key={index}
      block={`series.${index}.start`}
      set={set}
      box={{
        x: points[index]![0] - starts.width - 20 * u,
        y: centres[index]! - set.height / 2,
        width: starts.width,
        height: set.height,
      }}
      align="end"
      from={itemStart(scene, 'series', index, 8)}
      motion="block"
      color={inks[index]!.lit ? palette.text : palette.muted}
    />
  ));
}
