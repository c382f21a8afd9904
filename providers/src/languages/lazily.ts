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
  let known: { one: string; needed: readonly string[] | undefined }[] | undefined;
  const choices = (): NonNullable<typeof known> =>
    (known ??= alternativesOf(source).map((one) => ({ one, needed: neededLetters(one) })));
  const compiled = new Map<string, RegExp>();
  const patternOf = (one: string): RegExp => {
    let pattern = compiled.get(one);
    if (!pattern) compiled.set(one, (pattern = new RegExp(one, 'giu')));
    return pattern;
  };
  return (text) => {
    const pieces = piecesOf(text);
    const stands = (letters: string): boolean => pieces.has(letters.slice(0, size));
    const possible = choices()
      .filter(({ needed }) => needed?.some(stands) ?? true)
      .map(({ one }) => patternOf(one));
    return possible.length === 0 ? [] : matchesOf(possible, text);
  };
}

/** What a pattern is asked for. */
export type LazyPattern = Pick<RegExp, 'exec' | 'test'> & { matchAll: (text: string) => Iterable<RegExpExecArray> };

/**
 * A pattern that is put together when it is first asked, and compiled when a text first has the letters for it. For
 * those whose groups count; where alternatives can be taken apart, `lazily` compiles less.
 */
export function lazyPattern(source: () => string, flags = 'iu'): LazyPattern {
  let known: { source: string; needed: readonly string[] | undefined } | undefined;
  let compiled: RegExp | undefined;
  const patternFor = (text: string): RegExp | undefined => {
    if (!known) {
      const written = source();
      known = { source: written, needed: neededLetters(written) };
    }
    if (compiled) return compiled;
    if (known.needed && !known.needed.some((letters) => piecesOf(text).has(letters.slice(0, size)))) return undefined;
    return (compiled = new RegExp(known.source, flags));
  };
  return {
    exec: (text) => patternFor(text)?.exec(text) ?? null,
    test: (text) => patternFor(text)?.test(text) ?? false,
    matchAll: (text) => {
      const pattern = patternFor(text);
      return pattern ? text.matchAll(pattern) : [];
    },
  };
}

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

const lastFew: { text: string; pieces: ReadonlySet<string> }[] = [];
const few = 4;

/** The letters of a text by twos and threes; many patterns are looked for in one text after the other. */
function piecesOf(text: string): ReadonlySet<string> {
  const known = lastFew.find((one) => one.text === text);
  if (known) return known.pieces;
  const lower = text.toLowerCase();
  const pieces = new Set<string>();
  for (let at = 0; at < lower.length; at += 1) {
    pieces.add(lower.slice(at, at + size));
    pieces.add(lower.slice(at, at + size - 1));
  }
  lastFew.unshift({ text, pieces });
  lastFew.length = Math.min(lastFew.length, few);
  return pieces;
}
