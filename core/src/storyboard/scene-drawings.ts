import { sceneFields } from '../scenes/walk-scene-text.js';
import type { KindWithContent } from '../scenes/scene-content.js';
import type { Drawing } from '../drawings/drawing.js';

/** Names of the pictures that a scene's content asks for, in reading order. */
export const namedPictures = (scene: KindWithContent): string[] =>
  sceneFields(scene, 'icon').flatMap(({ name, value }) => (name === 'picture' ? [value as string] : []));

/** The drawings that the content still names: an edit may have taken an item away, and its picture with it. */
export function namedDrawings(scene: KindWithContent & { drawings?: Drawing[] | undefined }): Drawing[] {
  const { drawings = [] } = scene;
  if (drawings.length === 0) return [];
  const named = new Set(namedPictures(scene));
  return drawings.filter(({ name }) => named.has(name));
}
