import type { Drawing } from '@scenewright/core/drawings';
import type { Storyboard } from '@scenewright/core/storyboard';
import { findPicture } from './find-picture.js';
import { named, pictureOf } from './picture-of.js';
import { sceneWords } from './scene-words.js';

/** Scenes that must speak of a thing before the film is about it, where its title names none. */
const leastScenes = 2;

/** What a film is about: what its title names, else its opening, else what most of its scenes speak of. */
export function subjectOf({ title, language, scenes }: Storyboard, taken: ReadonlySet<string>): Drawing | undefined {
  const opening = (scenes[0] && sceneWords(scenes[0])) ?? [];
  const said = pictureOf([{ text: title, weight: 1 }], language, taken) ?? pictureOf(opening, language, taken);
  if (said) return said;
  const spokenOf = new Map<string, number>();
  for (const scene of scenes) {
    const name = findPicture(sceneWords(scene) ?? [], language, taken)?.name;
    if (name !== undefined) spokenOf.set(name, (spokenOf.get(name) ?? 0) + 1);
  }
  const [most] = [...spokenOf].sort((a, b) => b[1] - a[1]);
  return most && most[1] >= leastScenes ? named(most[0]) : undefined;
}
