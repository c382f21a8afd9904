import type { Figure } from '../figures/figure.js';
import { readingSeconds } from '../language/speech-length.js';
import { sceneFields } from '../scenes/walk-scene-text.js';
import type { KindWithContent } from '../scenes/scene-content.js';

/** Every text that a scene shows, in the order of its content. A figure is its display, once. */
export function onScreenText(scene: KindWithContent): string[] {
  return sceneFields(scene, 'shown', 'figure').map(({ value }) => wordsOf(value));
}

const wordsOf = (value: string | Figure): string => (typeof value === 'string' ? value : value.display);

/** Seconds to read a scene, figures on axes and in tables taken at a glance. */
export function sceneReadingSeconds(scene: KindWithContent): number {
  const texts = onScreenText(scene);
  // Nobody reads every cell: what lies beyond the first dozen labels is seen as a shape.
  const read = texts.slice(0, 12).reduce((sum, text) => sum + readingSeconds(text), 0);
  const glanced = texts.slice(12).reduce((sum, text) => sum + readingSeconds(text), 0);
  return Math.min(12, read + glanced * 0.25);
}
