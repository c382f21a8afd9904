import { colorsOf, verdicts, type Drawing } from '@scenewright/core/drawings';
import { pictureColors } from '@scenewright/core/style';
import type { Storyboard } from '@scenewright/core/storyboard';
import { isOfTime } from './alike.js';
import { isFace } from './people.js';

/**
 * A film in the colours of what it is about: those of the first thing that it shows. Each subject has a look of its own so,
 * where nobody asked for one.
 */
export function inSubjectColors(storyboard: Storyboard): Storyboard {
  if (storyboard.subjectColors) return storyboard;
  const subjectColors = subjectColorsOf(storyboard.scenes.flatMap(({ drawings = [] }) => drawings));
  return subjectColors ? { ...storyboard, subjectColors } : storyboard;
}

/** Up to three colours of the first of some drawings that has any, the strongest first. */
export function subjectColorsOf(drawings: readonly (Drawing | undefined)[]): string[] | undefined {
  for (const drawing of drawings) {
    const colors = drawing && hasOwnColors(drawing) ? pictureColors([colorsOf(drawing)])?.colors : undefined;
    if (colors) return colors;
  }
  return undefined;
}

/** Not the colours of a flag, of skin, of a sign or of a clock. */
const hasOwnColors = ({ name, badge }: Drawing): boolean =>
  badge === undefined && !isFace(name) && !verdicts.has(name) && !isOfTime(name);
