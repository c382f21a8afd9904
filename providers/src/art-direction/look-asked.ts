import type { ArtDirection, Light, Medium } from '@scenewright/core/art-direction';
import { wholeWords, wordsOfAll } from '../languages/any-word.js';
import { finds, lazily, type Finder } from '../languages/lazily.js';
import type { Words } from '../languages/words.js';

const wordsFor = (words: Words): Finder => lazily({ source: wholeWords(words) });
const lights: readonly (readonly [Light, Finder])[] = (['night', 'warm'] as const).map((light) => [
  light,
  wordsFor(wordsOfAll(({ prompts }) => prompts.wishes.lights?.[light])),
]);
const media: readonly (readonly [Medium, Finder])[] = [
  ['watercolour', wordsFor(wordsOfAll(({ prompts }) => prompts.wishes.media?.watercolour))],
];

/** What the words of a prompt ask of the light and the medium of its film. */
export type LookAsked = Partial<Pick<ArtDirection, 'light' | 'medium'>>;

/** Clauses at the head of a prompt that say of what kind its film is as well as what it is about. */
const heading = /^[^.!?。！？؟\n]{1,180}/u;

/**
 * The look that a prompt asks for: in its directions, or in its first sentence, where "a film by night about …" stands. What
 * the story tells later on is no look.
 */
export function lookAsked(prompt: string, directions: readonly string[]): LookAsked {
  const texts = [...directions, heading.exec(prompt.trim())?.[0] ?? ''].map((text) => text.normalize('NFKC'));
  const asked = <T>(all: readonly (readonly [T, Finder])[]): T | undefined =>
    all.find(([, find]) => texts.some((text) => finds(find, text)))?.[0];
  const [light, medium] = [asked(lights), asked(media)];
  return { ...(light && { light }), ...(medium && { medium }) };
}
