import { knownFamilies } from '@scenewright/core/style';
import { anyWord, wordsOfAll } from '../languages/any-word.js';

/** What languages call a typeface, as the words of an edit have it. */
const fontWord = anyWord(
  wordsOfAll(({ edits }) => edits?.typefaces),
  'giu',
);

/** Whether the words of an edit speak of a typeface, in any language. */
export const speaksOfTypeface = (text: string): boolean => text.search(fontWord) >= 0;

/** Families that are words of every day too: they are meant where the sentence speaks of a typeface. */
const everyday = new Set(
  'times impact georgia cabin circular satisfy lobster courier cooper bitter hind asap outfit assistant karla ubuntu'.split(
    ' ',
  ),
);

const name = String.raw`\p{Lu}[\p{L}\p{N}]*(?:[ -]\p{Lu}[\p{L}\p{N}]*){0,3}`;
const quoted = String.raw`["“„«'‘]`;
/** What stands between the word for a typeface and its name. */
const afterWord = new RegExp(
  String.raw`^(?:\s+family)?(?:\s+(?:of|for|in)\s+[^,.;"“]*?)?(?:\s+(?:to|called|named|is|be))?\s+${quoted}?(?<name>${name})`,
  'u',
);
const beforeWord = new RegExp(
  String.raw`(?:in|to|use|with|the)\s+${quoted}?(?<name>${name})["”“»'’]?\s+(?:as\s+(?:the|a)\s+)?(?:font|typeface)`,
  'gu',
);
/** Each family in any case, with a space or a hyphen between its words; compiled when an edit first asks. */
let spellings: readonly (readonly [family: string, pattern: RegExp])[] | undefined;
const spellingsOfFamilies = (): NonNullable<typeof spellings> =>
  (spellings ??= knownFamilies.map((family) => [
    family,
    new RegExp(String.raw`(?<![\p{L}\p{N}])${family.replaceAll(' ', '[ -]')}(?![\p{L}\p{N}])`, 'iu'),
  ]));
/** Words that stand where a name would, and are none. */
const noNames = /^(?:google|serif|sans|mono|all|every|headings?|titles?|body|text|the)$/iu;

/**
 * The typefaces that an instruction names, in its order and spelling: those that are widely known, and whatever stands beside
 * the word for a typeface. They need not be bundled.
 */
export function fontsNamedIn(text: string): string[] {
  const words = [...fontWord.matchAll(text)];
  const hasWord = words.length > 0;
  const found = new Map<number, string>();
  for (const [family, pattern] of spellingsOfFamilies()) {
    if (everyday.has(family) && !hasWord) continue;
    const match = pattern.exec(text);
    if (match && (hasWord || /^\p{Lu}/u.test(match[0]) || isAskedFor(text, match[0])))
      put(found, match.index, match[0]);
  }
  for (const { index, 0: word } of words) {
    const behind = index + word.length;
    const match = afterWord.exec(text.slice(behind));
    if (match) named(behind, match);
  }
  if (hasWord) for (const match of text.matchAll(beforeWord)) named(match.index, match);
  return [...found].toSorted(([a], [b]) => a - b).map(([, said]) => spelledOut(said));

  function named(at: number, { 0: all, groups }: RegExpExecArray): void {
    const said = groups!['name']!;
    if (!noNames.test(said)) put(found, at + all.lastIndexOf(said), said);
  }
}

/** "use montserrat": nothing else that is used is called so. */
const isAskedFor = (text: string, family: string): boolean =>
  new RegExp(String.raw`^\s*(?:please\s+)?(?:use|switch to|try)\s+${family}(?![\p{L}\p{N}])`, 'iu').test(text);

/** The longer of two names at one place: "Roboto Mono" and not "Roboto". */
function put(found: Map<number, string>, at: number, said: string): void {
  for (const [place, other] of found) {
    const overlaps = at < place + other.length && place < at + said.length;
    if (!overlaps) continue;
    if (other.length >= said.length) return;
    found.delete(place);
  }
  found.set(at, said);
}

/** As a name is written: "bebas neue" is "Bebas Neue". */
const spelledOut = (said: string): string =>
  /^\p{Lu}/u.test(said) ? said : said.replace(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase());
