import { alphabetOf, patternIn, type Alphabet } from './alphabet.js';
import { alternativesOf, neededLetters } from './needed-letters.js';

const size = 3;

/** Finds what a pattern finds, in order and apart from each other. */
export type Finder = (text: string) => RegExpExecArray[];

/**
 * A pattern of many alternatives of which only those are compiled, each once, that a text has the letters for: lists
 * of all languages hold thousands, a prompt has a chance to match a handful. Finds what the whole pattern would.
 * @param pattern flags other than `i` and `u` don't count; its groups can't be told apart in what is found. Its source
 * alone is enough: making a pattern of thousands of words only to read them is half of what is saved here
 */
export function lazily({ source }: { source: string }): Finder {
  let choices: Choices | undefined;
  const compiled = new Map<Alphabet | undefined, Map<number, RegExp>>();
  return (text) => {
    choices ??= choicesOf(alternativesOf(source));
    const { alternatives } = choices;
    const possible = possibleIn(choices, text);
    if (possible.length === 0) return [];
    const alphabet = alphabetOf(text);
    const known = compiled.get(alphabet) ?? new Map<number, RegExp>();
    compiled.set(alphabet, known);
    const patterns = possible.map((at) => {
      let pattern = known.get(at);
      if (!pattern) known.set(at, (pattern = patternIn(alphabet, alternatives[at]!, 'giu')));
      return pattern;
    });
    return matchesOf(patterns, text);
  };
}

interface Choices {
  alternatives: readonly string[];
  /** Which of them may match any text. */
  always: readonly number[];
  /** By the first letters of what they need, what that is and which of them it is. */
  byLetters: ReadonlyMap<string, readonly { letters: string; at: number }[]>;
}

function choicesOf(alternatives: readonly string[]): Choices {
  const always: number[] = [];
  const byLetters = new Map<string, { letters: string; at: number }[]>();
  for (const [at, one] of alternatives.entries()) {
    const needed = neededLetters(one);
    if (!needed) always.push(at);
    for (const letters of needed ?? []) {
      const first = letters.slice(0, size);
      const known = byLetters.get(first);
      if (known) known.push({ letters, at });
      else byLetters.set(first, [{ letters, at }]);
    }
  }
  return { alternatives, always, byLetters };
}

/** The numbers of the alternatives that a text has the letters for, in order. */
function possibleIn({ always, byLetters }: Choices, text: string): number[] {
  const { lower, pieces } = lettersOf(text);
  const possible = new Set(always);
  const look = (each: readonly { letters: string; at: number }[]): void => {
    for (const { letters, at } of each) if (!possible.has(at) && stands(letters, lower)) possible.add(at);
  };
  // A sentence has fewer pieces than a list of all languages has beginnings, a page has more.
  if (pieces.size < byLetters.size)
    for (const piece of pieces) {
      const each = byLetters.get(piece);
      if (each) look(each);
    }
  else for (const [first, each] of byLetters) if (pieces.has(first)) look(each);
  return [...possible].sort((one, other) => one - other);
}

/** Of a few words each is looked for by itself, which costs less than taking the text apart. */
function hasOneOf(needed: readonly string[], text: string): boolean {
  if (needed.length <= few) {
    const lower = text.toLowerCase();
    return needed.some((letters) => lower.includes(letters));
  }
  const { lower, pieces } = lettersOf(text);
  return needed.some((letters) => pieces.has(letters.slice(0, size)) && stands(letters, lower));
}
const few = 8;

/** The first letters are known to stand: a text of a page has most of those of any word, but not the word. */
const stands = (letters: string, lower: string): boolean => letters.length <= size || lower.includes(letters);

/** What a pattern is asked for, of itself or of a text: `text.replace(pattern, …)`. */
export interface LazyPattern extends Pick<
  RegExp,
  'exec' | 'test' | 'source' | typeof Symbol.match | typeof Symbol.replace | typeof Symbol.search | typeof Symbol.split
> {
  matchAll(text: string): Iterable<RegExpExecArray>;
}

/**
 * A pattern that is put together when it is first asked, and compiled when a text first has the letters for it. For
 * those whose groups count; where alternatives can be taken apart, `lazily` compiles less.
 */
export function lazyPattern(source: () => string, flags = 'iu'): LazyPattern {
  let known: { source: string; needed: readonly string[] | undefined } | undefined;
  const compiled = new Map<Alphabet | undefined, RegExp>();
  const written = (): NonNullable<typeof known> => {
    if (!known) {
      const put = source();
      known = { source: put, needed: neededLetters(put) };
    }
    return known;
  };
  const patternFor = (text: string): RegExp | undefined => {
    const alphabet = alphabetOf(text);
    let pattern = compiled.get(alphabet);
    if (pattern) return pattern;
    const { source: whole, needed } = written();
    if (needed && !hasOneOf(needed, text)) return undefined;
    pattern = patternIn(alphabet, whole, flags);
    compiled.set(alphabet, pattern);
    return pattern;
  };
  return {
    get source() {
      return written().source;
    },
    exec: (text) => patternFor(text)?.exec(text) ?? null,
    test: (text) => patternFor(text)?.test(text) ?? false,
    matchAll: (text) => {
      const pattern = patternFor(text);
      return pattern ? text.matchAll(pattern) : [];
    },
    [Symbol.match]: (text) => {
      const pattern = patternFor(text);
      return pattern ? text.match(pattern) : null;
    },
    [Symbol.replace]: (text: string, by: string | ((found: string) => string)) => {
      const pattern = patternFor(text);
      return pattern ? text.replace(pattern, by as string) : text;
    },
    [Symbol.search]: (text) => {
      const pattern = patternFor(text);
      return pattern ? text.search(pattern) : -1;
    },
    [Symbol.split]: (text, limit) => {
      const pattern = patternFor(text);
      return pattern ? text.split(pattern, limit) : [text];
    },
  };
}

/** A pattern that is written anew for each text, of words of its language: made once, and kept for the texts after it. */
export function keptPattern(source: string, flags = 'iu'): LazyPattern {
  const known = kept.get(source)?.get(flags);
  if (known) return known;
  if (kept.size >= mostPatterns) kept.clear();
  const made = lazyPattern(() => source, flags);
  kept.set(source, (kept.get(source) ?? new Map<string, LazyPattern>()).set(flags, made));
  return made;
}
const kept = new Map<string, Map<string, LazyPattern>>();
const mostPatterns = 1000;

/** Whether a finder finds anything in a text. */
export const finds = (find: Finder, text: string): boolean => find(text).length > 0;

/** What stands first counts, then what comes first among the alternatives, as in one pattern. */
function matchesOf(patterns: readonly RegExp[], text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  const next = patterns.map((pattern) => execFrom(pattern, text, 0));
  for (let from = 0; from <= text.length;) {
    let first: RegExpExecArray | null = null;
    for (const [at, pattern] of patterns.entries()) {
      if ((next[at]?.index ?? text.length) < from) next[at] = execFrom(pattern, text, from);
      const match = next[at];
      if (match && (!first || match.index < first.index)) first = match;
    }
    if (!first) break;
    found.push(first);
    from = first.index + Math.max(1, first[0].length);
  }
  return found;
}

function execFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

interface Letters {
  text: string;
  lower: string;
  /** Its letters by twos and threes. */
  pieces: ReadonlySet<string>;
}
/** Many patterns are looked for in one text after the other. */
const lastFew: Letters[] = [];
const mostKept = 4;

function lettersOf(text: string): Letters {
  const known = lastFew.find((one) => one.text === text);
  if (known) return known;
  const lower = text.toLowerCase();
  const pieces = new Set<string>();
  for (let at = 0; at < lower.length; at += 1) {
    pieces.add(lower.slice(at, at + size));
    pieces.add(lower.slice(at, at + size - 1));
  }
  const letters = { text, lower, pieces };
  lastFew.unshift(letters);
  lastFew.length = Math.min(lastFew.length, mostKept);
  return letters;
}
