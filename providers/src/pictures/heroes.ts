import type { Drawing } from '@scenewright/core/drawings';
import { mostLarge } from '@scenewright/core/storyboard';
import { freeOf } from './alike.js';
import { named } from './picture-of.js';

/** Keeps count of the pictures that stand large in a film, scene by scene. */
export interface Heroes {
  /** What has been shown, to be shown once more; undefined where it would be one picture again and again. */
  again(drawing: Drawing | undefined): Drawing | undefined;
  /** The same where words name it again: in another drawing of the same thing where there is one. */
  anew(drawing: Drawing | undefined): Drawing | undefined;
  /** It once more, pale behind words that say something else. */
  ghost(drawing: Drawing | undefined): Drawing | undefined;
  show(name: string, isGhost?: boolean): void;
  /** Goes on to the next scene. */
  pass(): void;
}

/** @param taken names of what a film has shown or may not show, which grows with it */
export function heroesOf(taken: ReadonlySet<string>): Heroes {
  const times = new Map<string, number>();
  let shown: string | undefined;
  let before: string | undefined;
  let hasGhost = false;
  const again = (drawing: Drawing | undefined): Drawing | undefined =>
    drawing === undefined || before === drawing.name || (times.get(drawing.name) ?? 0) >= mostLarge ? undefined : drawing; // prettier-ignore
  return {
    again,
    anew(drawing) {
      const other = drawing && freeOf(drawing.name, taken);
      const view = other === undefined || other === drawing?.name ? undefined : named(other);
      return view ?? again(drawing);
    },
    ghost: (drawing) => (hasGhost || drawing?.name === before ? undefined : drawing),
    show(name, isGhost = false) {
      shown = name;
      if (isGhost) hasGhost = true;
      else times.set(name, (times.get(name) ?? 0) + 1);
    },
    pass() {
      before = shown;
      shown = undefined;
    },
  };
}
