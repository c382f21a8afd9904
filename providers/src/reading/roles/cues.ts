import { wordsOfAll } from '../../languages/any-word.js';
import { cueNames } from '../../languages/language-pack.js';
import { wishPatterns } from '../wishes.js';
import { finderOf, type Hit } from '../word-list.js';

/**
 * Words that speak of videos in any language, by what they speak of, and what needs no language. They decide nothing
 * by themselves: the tagger learns what they are worth, and what it learns of one in English holds for the others.
 */
const find = finderOf(
  Object.fromEntries(cueNames.map((name) => [name, wordsOfAll(({ prompts }) => prompts.cues[name])])),
);

const patterns: readonly (readonly [string, RegExp])[] = [
  ...Object.entries(wishPatterns).map(([name, pattern]): [string, RegExp] => [name, new RegExp(pattern.source, 'giu')]),
  [
    'link',
    /(?:https?:\/\/|www\.|\p{L}[\p{L}\p{Nd}-]*\.(?:com|org|net|io|app|de|fr|es|it|nl|pl|ru|jp|kr|cn|se|uk|eu|br|id|in|tr)\b)\S*/giu,
  ],
  ['quoted', /["“„«「『‘][^"”“»」』’]{2,200}["”“»」』’]/gu],
  ['question', /[?？؟]/gu],
];

/** Which cues each stretch of a text holds: their names by UTF-16 offset of what they cover. */
export function cuesOf(text: string): Hit[] {
  return [
    ...find(text),
    ...patterns.flatMap(([name, pattern]) =>
      [...text.matchAll(pattern)].map((match) => ({ name, from: match.index, to: match.index + match[0].length })),
    ),
  ];
}

/** Cues of which one is enough to know that a text speaks of its video. */
const telling = /^(?:shape|voice|music|captioned|effects|spoken|look|seconds|glued|minutes|platform|video|tone)/u;
export const speaksOfVideo = (text: string): boolean => cuesOf(text).some(({ name }) => telling.test(name));
