import { wholeWords, wordsOfAll } from '../../languages/any-word.js';
import { lazyPattern } from '../../languages/lazily.js';
import { isShown, type Role } from './role.js';
import type { Token } from './tokens.js';

const quotations = /["“„«「『][^"”“»」』\n]{2,60}["”“»」』]/gu;
const quotation = quotations.source;
const denying = (): string => `(?:${wholeWords(wordsOfAll(({ prompts }) => prompts.cues.not))})`;
/** `no "fun for the whole family"`, `nobody says "phone book"`: a word that denies, and within two words what is not to be said. */
const refusing = lazyPattern(() => `${denying()}(?:[\\s:：]+[\\p{L}\\p{M}’'-]+){0,2}\\s*${quotation}`, 'giu'); // prettier-ignore

/** `No "fun for the whole family".`: nothing more is said of them than that there are to be none. */
const bare = lazyPattern(() => `(?<=\\S\\s*[\\n.!?;,。，、；]\\s*|\\S\\s*\\n)${denying()}\\s*(?:${quotation}(?:,\\s(?=["“„«])|(?=["“「『]))?)+(?=\\s*(?:[.!。！，、;\\n]|$))`, 'giu'); // prettier-ignore

/**
 * Words in quotation marks that a request refuses are neither shown nor spoken: those beside a ban in their own clause, and
 * those right behind a word that denies, where what is told is over or the sentence speaks to the maker already.
 */
export function settleRefusedWords(text: string, tokens: readonly Token[], found: Role[]): void {
  const within = (from: number, to: number): number[] => tokens.flatMap((token, at) => (token.from >= from && token.to <= to ? [at] : [])); // prettier-ignore
  for (const { index, 0: words } of text.matchAll(quotations)) {
    const places = within(index, index + words.length);
    const [first, last] = [places[0], places.at(-1)];
    if (first === undefined || last === undefined || places.some((at) => found[at] !== 'content')) continue;
    const beside = clauseAround(tokens, first, last).filter((at) => !places.includes(at) && tokens[at]!.isWord);
    if (beside.length > 0 && beside.every((at) => found[at] === 'exclusion')) for (const at of places) found[at] = 'exclusion'; // prettier-ignore
  }
  for (const { index, 0: words } of bare.matchAll(text))
    for (const at of within(index, index + words.length)) found[at] = 'exclusion';
  for (const { index, 0: words } of refusing.matchAll(text)) {
    const places = within(index, index + words.length);
    const first = places[0];
    if (first === undefined || places.some((at) => found[at] !== 'content')) continue;
    const start = tokens.findIndex(({ sentence }) => sentence === tokens[first]!.sentence);
    const end = tokens.findIndex((token, at) => at > first && token.boundary > 1);
    const isAsked = start > 0 && tokens.slice(start, first).some(({ isWord }, at) => isWord && !isShown(found[start + at]!)); // prettier-ignore
    const behind = found.slice(end < 0 ? found.length : end);
    const isLast = start > 0 && !isShown(found[start - 1]!) && behind.every((role) => !isShown(role));
    if (!isAsked && !isLast) continue;
    for (let at = isAsked ? first : start; at < (end < 0 ? tokens.length : end); at += 1)
      if (found[at] === 'content') found[at] = 'exclusion';
  }
}

/** The places of the clause that two tokens stand in: what lies between its marks, those of quotation aside. */
function clauseAround(tokens: readonly Token[], first: number, last: number): number[] {
  let [from, to] = [first, last];
  while (from > 0 && tokens[from]!.boundary === 0) from -= 1;
  while (to + 1 < tokens.length && tokens[to + 1]!.boundary === 0) to += 1;
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
