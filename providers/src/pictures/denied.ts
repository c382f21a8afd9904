import { alternatives } from '../languages/any-word.js';
import { lazyPattern, type LazyPattern } from '../languages/lazily.js';
import { packOf } from '../languages/registry.js';
import { traitsOf } from '../languages/traits-of.js';
import { isAnimal } from './keywords.js';
import { lexiconOf, unspaced, wordPattern } from '../planner/words/lexicon.js';

interface Denials {
  anywhere: LazyPattern;
  before: LazyPattern;
  behind: LazyPattern;
  and: LazyPattern;
  but: LazyPattern;
}

const byLanguage = new Map<string, Denials | undefined>();

function denialsOf(language: string): Denials | undefined {
  if (byLanguage.has(language)) return byLanguage.get(language);
  const { denies, deniesBefore, deniesBehind } = packOf(language)?.prompts.clauses ?? {};
  const { and, whereas } = lexiconOf(language);
  const made = (denies ?? deniesBefore ?? deniesBehind) === undefined ? undefined : {
    // A short word is part of many where a script glues words together, and Arabic and Hindi set these apart.
    anywhere: lazyPattern(() => (unspaced.has(language) ? alternatives(denies ?? '') : `(?<![\\p{L}\\p{M}])(?:${alternatives(denies ?? '')})(?![\\p{L}\\p{M}])`), 'iu'),
    before: lazyPattern(() => `(?:${alternatives(deniesBefore ?? '')})$`, 'u'),
    behind: lazyPattern(() => `^(?:${alternatives(deniesBehind ?? '')})`, 'u'),
    and: wordPattern(and || '(?!)', language),
    but: wordPattern(whereas || '(?!)', language),
  }; // prettier-ignore
  byLanguage.set(language, made);
  return made;
}

/** Where a clause ends for sure. */
const stops = /[.,;:!?…()،؛。、！？；：\n–—]/u;

/**
 * Whether the clause in which a word stands at `start` says that it is not so: "nobody", "nicht". What denies the clause before
 * an "and" denies what goes on behind it as well; "but" begins another.
 */
export const isDeniedClause = (text: string, start: number, language: string): boolean =>
  isDeniedAhead(text, start, language) || isDeniedBehind(text, start, language);

/** Whether a verb at `start` is denied: behind it only where a language denies it there, "wir feiern nicht". */
export function isDeniedVerb(text: string, start: number, language: string): boolean {
  const { verbSecond, postpositions } = traitsOf(language);
  return isDeniedAhead(text, start, language) || ((verbSecond || postpositions) === true && isDeniedBehind(text, start, language)); // prettier-ignore
}

function isDeniedAhead(text: string, start: number, language: string): boolean {
  const denials = denialsOf(language);
  return denials !== undefined && denials.anywhere.test(lastPart(lastPart(text.slice(0, start), stops), denials.but));
}

function isDeniedBehind(text: string, start: number, language: string): boolean {
  const denials = denialsOf(language);
  if (!denials) return false;
  const { anywhere, and, but } = denials;
  return anywhere.test(firstPart(firstPart(firstPart(text.slice(start), stops), but), and));
}

/** Letters in which what denies a word stands, ahead of it and behind it. */
const [ahead, behind] = [4, 12];

/** Whether a word from `start` to `end` is denied by what its language hangs on it: the 没有 of 没有书, the がない of 本がない. */
export function isDeniedWord(text: string, start: number, end: number, language: string): boolean {
  const denials = denialsOf(language);
  return denials !== undefined && (denials.before.test(text.slice(Math.max(0, start - ahead), start)) || denials.behind.test(text.slice(end, end + behind))); // prettier-ignore
}

type Splitter = Pick<LazyPattern, typeof Symbol.split>;
const firstPart = (text: string, end: Splitter): string => text.split(end)[0]!;
const lastPart = (text: string, end: Splitter): string => text.split(end).at(-1)!;

/** Pictures that say that something is done, succeeds, grows or is liked, whichever word they are found by. */
const done =
  /^(?:handshake|trophy|party-popper|confetti-ball|clapping-hands|raising-hands|folded-hands|check-mark.*|thumbs-up|flexed-biceps|chart-.*)$|heart|medal|clinking|(?:^|-)face(?:-|$)/u;

/** Whether a picture would say the opposite where its clause is denied. */
export const saysDone = (name: string): boolean => done.test(name) && !isAnimal(name);
