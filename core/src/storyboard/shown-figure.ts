import { depictionOf } from '../figures/depiction.js';
import type { Figure } from '../figures/figure.js';
import type { StoryboardScene } from './storyboard.js';

/**
 * The figure that a scene shows as an object, as its words tell it now: an edit of the words changes the object with
 * them, and takes it away where they no longer hold the figure.
 */
export function shownFigure(scene: StoryboardScene): Figure | undefined {
  const { shows } = scene;
  if (shows === undefined) return undefined;
  if (scene.kind === 'counter') {
    const { figure, trend } = scene.content;
    return depictionOf(figure, trend) === undefined ? undefined : figure;
  }
  return Object.values(scene.content).some((text) => typeof text === 'string' && text.includes(shows.display))
    ? shows
    : undefined;
}
