import { unspacedLetter } from '../language/unspaced-letters.js';
import { exitFrames } from '../timing/exits.js';
import type { PlacedScene } from './placed-scene.js';
import { headlineField } from './said-on-screen.js';
import { keyWords } from './stresses.js';
import type { Stress, Turn } from './timeline.js';

/** Seconds that a shot is seen by itself at least to have a second act, and that are left of it after the turn. */
const shortest = 2.6;
const after = 1.2;
/** Seconds at its end in which the next scene may come in. */
const longestOut = 16 / 30;
/** Where the turn lies by itself, and where a word that matters may place it; shares of the time that the shot is seen. */
const usual = 0.64;
const [earliest, latest] = [0.46, 0.76];

/**
 * Where a shot turns: on a word that the voice stresses in its middle, else past its half; what is marked there is the word
 * that the headline is about. None in a shot that is over before it could stand still.
 */
export function shotTurn(
  { scene, frames }: Pick<PlacedScene, 'scene' | 'frames'>,
  stresses: readonly Stress[],
  { fps, language }: { fps: number; language: string },
): Turn | null {
  // Whatever transition follows: an edit that gives it another neighbour must not draw the shot anew.
  const seen = frames - Math.round(longestOut * fps) - exitFrames(fps);
  if (seen < shortest * fps) return null;
  const last = Math.min(latest * seen, seen - after * fps);
  const aim = Math.min(usual * seen, last);
  const near = stresses
    .filter(({ at, from }) => at === undefined && from >= earliest * seen && from <= last)
    .sort((a, b) => Math.abs(a.from - aim) - Math.abs(b.from - aim))[0];
  const at = Math.round(near?.from ?? aim);
  const headline = headlineField(scene.content);
  const words = headline && (near?.of === headline.of && near.words ? near.words : mainWord(headline.text, language));
  return { at, ...(headline && words ? { of: headline.of, words } : {}) };
}

/** The word that a headline is about: a figure or a name, else its longest word. */
function mainWord(text: string, language: string): string | undefined {
  if (!unspacedLetter.test(text)) return keyWords(text)[0];
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  return words.length < 3
    ? undefined
    : words.filter((word) => [...word].length >= 2).sort((a, b) => [...b].length - [...a].length)[0];
}
