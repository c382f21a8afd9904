import { captionSkins, type CaptionSkin } from '@scenewright/core/style';
import { wholeWords, wordsOfAll } from '../languages/any-word.js';

const captions = wholeWords(wordsOfAll(({ prompts }) => prompts.wishes.captions));
/** Most texts speak of no captions: the patterns of the skins, as long as all languages, are not tried on those. */
const captioned = new RegExp(captions, 'iu');
const named = captionSkins.map((skin): [CaptionSkin, string] => [
  skin,
  wholeWords(wordsOfAll(({ prompts }) => prompts.wishes.captionSkins?.[skin])),
]);

/**
 * A prompt names a skin right at the word for captions: "neon captions", "captions in speech bubbles". What stands further
 * away is said of the film: "a minimal design with captions".
 */
const nearby = named.map(([skin, words]): [CaptionSkin, RegExp] => {
  const before = `(?<before>${words})[\\s"”»-]*(?:\\p{L}+[\\s-]+)?(?:${captions})`;
  const after = `(?:${captions})[^,.;、。，!?]{0,22}?(?<after>${words})`;
  return [skin, new RegExp(`${before}|${after}`, 'iu')];
});
const anywhere = named.map(([skin, words]): [CaptionSkin, RegExp] => [skin, new RegExp(`(?<before>${words})`, 'iu')]);

/** A skin and the words that name it; "sliding box" says more than "box". */
export interface NamedSkin {
  skin: CaptionSkin;
  words: string;
}

function longestOf(patterns: readonly [CaptionSkin, RegExp][], text: string): NamedSkin | null {
  const found = patterns.flatMap(([skin, pattern]): NamedSkin[] => {
    const groups = pattern.exec(text)?.groups;
    return groups ? [{ skin, words: (groups['before'] ?? groups['after'])! }] : [];
  });
  return found.sort((a, b) => b.words.length - a.words.length)[0] ?? null;
}

/** The skin that a direction of a prompt asks for; null where it names none. */
export const captionSkinIn = (direction: string): NamedSkin | null =>
  captioned.test(direction) ? longestOf(nearby, direction) : null;

/** Where a text names a skin of captions, with the word for captions. */
export const captionSkinSpans = (text: string): { from: number; to: number }[] =>
  !captioned.test(text)
    ? []
    : nearby.flatMap(([, pattern]) =>
        [...text.matchAll(new RegExp(pattern.source, 'giu'))].map((match) => ({
          from: match.index,
          to: match.index + match[0].length,
        })),
      );

/** The skin that a sentence about captions and nothing else names. */
export const captionSkinOf = (sentence: string): CaptionSkin | null => longestOf(anywhere, sentence)?.skin ?? null;
