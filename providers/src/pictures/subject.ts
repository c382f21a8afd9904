import { verdicts, type Drawing } from '@scenewright/core/drawings';
import type { Storyboard } from '@scenewright/core/storyboard';
import { findPicture } from './find-picture.js';
import { isPeople, named, pictureOf } from './picture-of.js';
import { sceneWords } from './scene-words.js';

/** Scenes that must speak of a thing before the film is about it, where its title names none. */
const leastScenes = 2;

/**
 * What a film is about: what its title names, else its opening, else what most of its scenes speak of. Where the opening
 * only greets, it is what comes right behind it. People are whom a film speaks to more often than what it is about.
 */
export function subjectOf({ title, language, scenes }: Storyboard, taken: ReadonlySet<string>): Drawing | undefined {
  const unfit = new Set([...taken, ...verdicts]);
  const wordsOf = (at: number) => (scenes[at] && sceneWords(scenes[at])) ?? [];
  const said = pictureOf([{ text: title, weight: 1 }], language, unfit) ?? pictureOf(wordsOf(0), language, unfit);
  if (said) return said;
  const spokenOf = new Map<string, number>();
  for (const scene of scenes) {
    const name = findPicture(sceneWords(scene) ?? [], language, unfit)?.name;
    if (name !== undefined) spokenOf.set(name, (spokenOf.get(name) ?? 0) + 1);
  }
  const all = [...spokenOf].filter(([, times]) => times >= leastScenes).sort((a, b) => b[1] - a[1]);
  const thing = all.find(([name]) => !isPeople(name));
  if (thing) return named(thing[0]);
  const next = scenes[0] && !sceneWords(scenes[0]) ? pictureOf(wordsOf(1), language, unfit) : undefined;
  return next ?? (all[0] && named(all[0][0]));
}
