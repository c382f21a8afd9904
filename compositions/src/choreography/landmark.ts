import type { SceneState } from '../scene-context/scene-context.js';
import { drawingOf } from '../scenes/registry.js';
import type { Landmark } from '../scenes/scene-drawing.js';

/** Where the accent lands on a station and leaves it; over the head where a kind names nothing better. */
export function landmarkOf(scene: SceneState): Landmark {
  const { safe, u } = scene;
  const mark = { x: safe.x, y: safe.y - 26 * u, width: 88 * u, height: 8 * u };
  return drawingOf(scene.kind).landmark?.(scene) ?? { land: mark, leave: mark };
}
