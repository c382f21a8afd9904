import { contrast } from '@scenewright/core/style';
import type { SceneState } from '../scene-context/scene-context.js';

/** The palette's ink that is read best on a fill. */
export function readableOn(scene: SceneState, fill: string): string {
  const { text, background, onAccent } = scene.palette;
  return [text, background, onAccent].reduce((best, ink) => (contrast(ink, fill) > contrast(best, fill) ? ink : best));
}
