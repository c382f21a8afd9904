import { wordsOfAll } from '../../languages/any-word.js';
import { cueNames } from '../../languages/language-pack.js';
import { wishFinders } from '../wishes.js';
import { finderOf, type Hit } from '../word-list.js';

/**
 * Words that speak of videos in any language, by what they speak of, and what needs no language. They decide nothing
 * by themselves: the tagger learns what they are worth, and what it learns of one in English holds for the others.
 */
const find = finderOf(
  Object.fromEntries(cueNames.map((name) => [name, wordsOfAll(({ prompts }) => prompts.cues[name])])),
);

const forms: readonly (readonly [string, RegExp])[] = [
  [
    'link',
    /(?:https?:\/\/|www\.|\p{L}[\p{L}\p{Nd}-]*\.(?:com|org|net|io|app|de|fr|es|it|nl|pl|ru|jp|kr|cn|se|uk|eu|br|id|in|tr)\b)\S*/giu,
  ],
  ['quoted', /["“„«「『‘][^"”“»」』’]{2,200}["”“»」』’]/gu],
  ['question', /[?？؟]/gu],
];

const findForms = forms.map(([name, pattern]) => [name, (text: string) => [...text.matchAll(pattern)]] as const);

/** Which cues each stretch of a text holds: their names by UTF-16 offset of what they cover. */
export function cuesOf(text: string): readonly Hit[] {
  if (last?.text !== text) last = { text, cues: readCues(text) };
  return last.cues;
}
/** Whatever settles a role asks for the cues of the same text. */
let last: { text: string; cues: readonly Hit[] } | undefined;

const readCues = (text: string): Hit[] => [
  ...find(text),
  ...[...Object.entries(wishFinders), ...findForms].flatMap(([name, findIn]) =>
    findIn(text).map((match) => ({ name, from: match.index, to: match.index + match[0].length })),
  ),
];

/** Cues of which one is enough to know that a text speaks of its video. */
const telling = /^(?:shape|voice|music|captioned|effects|spoken|look|seconds|glued|minutes|platform|video|tone)/u;
export const speaksOfVideo = (text: string): boolean => cuesOf(text).some(({ name }) => telling.test(name));
