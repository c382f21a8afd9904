/**
 * Letters of which some must stand in a text for a pattern to match it. Lists of all languages make patterns of
 * thousands of alternatives, of which a text has a chance to match a handful: knowing which ones by their letters
 * costs far less than compiling the rest.
 * @param source of a pattern with the flags `iu`: letters, groups, classes, repeats and what looks ahead or behind
 * @returns in lower case, one of them in every match; undefined where none can be told
 */
export function neededLetters(source: string): readonly string[] | undefined {
  const [found, end] = choiceAt(source, 0);
  return end === source.length ? found : undefined;
}

/**
 * A pattern's alternatives, each of which is a pattern: those of the whole, and those of a group that stands between
 * what looks ahead and behind, as in `(?<!x)(?:a|b)(?!x)` and `\b(?:a|b)\b`.
 */
export function alternativesOf(source: string): string[] {
  return partsOf(source).flatMap((part) => {
    const before = /^\^?(?:\\b|\(\?<?[=!](?:[^()\\[\]]|\\.(?:\{\w+\})?|\[(?:[^\]\\]|\\.)*\])*\))*/u.exec(part)![0]
      .length;
    if (!part.startsWith('(?:', before)) return [part];
    const [, end] = choiceAt(part, before + 3);
    const behind = part.slice(end + 1);
    if (!/^(?:\\b)?(?:\(\?[=!].*|\$)?$/u.test(behind)) return [part];
    return partsOf(part.slice(before + 3, end)).map((one) => `${part.slice(0, before)}(?:${one})${behind}`);
  });
}

function partsOf(source: string): string[] {
  const parts: string[] = [];
  for (let at = 0; ;) {
    const [, end] = sequenceAt(source, at);
    parts.push(source.slice(at, end));
    if (source[end] !== '|') return parts;
    at = end + 1;
  }
}

type Needed = readonly string[] | undefined;

/** Shorter ones stand in most texts. */
const fewest = 2;

/** Alternatives from `at` to the end of their group: each must need something. */
function choiceAt(source: string, at: number): [Needed, end: number] {
  const all: string[] = [];
  let isKnown = true;
  for (;;) {
    const [needed, end] = sequenceAt(source, at);
    if (needed) all.push(...needed);
    else isKnown = false;
    if (source[end] !== '|') return [isKnown ? [...new Set(all)] : undefined, end];
    at = end + 1;
  }
}

/** One alternative: the part of it that says most about a text. */
function sequenceAt(source: string, at: number): [Needed, end: number] {
  let best: Needed;
  let fewestOfBest = 0;
  const take = (needed: Needed): void => {
    const fewestOf = needed ? shortest(needed) : 0;
    if (fewestOf > fewestOfBest) [best, fewestOfBest] = [needed, fewestOf];
  };
  /** Where the letters began that stand in a row. */
  let from = at;
  const close = (): void => {
    if (at - from >= fewest) take([source.slice(from, at).toLowerCase()]);
  };
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    const letter = letterAt(source, at);
    if (letter) {
      const after = repeatAt(source, at + letter);
      if (after !== at + letter) {
        close();
        from = after;
      }
      at = after;
      continue;
    }
    close();
    if (source[at] === '(') {
      const looks = looksAround.test(source.slice(at, at + 4));
      const [needed, end] = choiceAt(source, at + (opens.exec(source.slice(at, at + longestOpening))?.[0].length ?? 1));
      const after = repeatAt(source, end + 1);
      if (!looks && after === end + 1) take(needed);
      at = after;
    } else at = repeatAt(source, pieceAt(source, at));
    from = at;
  }
  close();
  return [best, at];
}

const looksAround = /^\(\?<?[=!]/u;
const opens = /^\(\?(?:<?[=!]|:|<\w+>)/u;
/** Names of groups are shorter. */
const longestOpening = 40;

/** How long the letter is that stands at `at`, 0 where none does. Most are of ASCII, for which no pattern is asked. */
function letterAt(source: string, at: number): number {
  const code = source.charCodeAt(at);
  if (code < 0x80) return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a ? 1 : 0;
  letter.lastIndex = at;
  return letter.exec(source)?.[0].length ?? 0;
}
const letter = /\p{L}/uy;

const shortest = (all: readonly string[]): number => Math.min(...all.map(({ length }) => length));

/** Where a class, an escape or a sign ends. */
function pieceAt(source: string, at: number): number {
  if (source[at] === '[') {
    let end = at + 1;
    while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
    return end + 1;
  }
  if (source[at] === '\\') return at + (/^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|.)/iu.exec(source.slice(at))?.[0].length ?? 1); // prettier-ignore
  return at + 1;
}

/** Where a repeat ends that stands at `at`; `at` where none does. */
function repeatAt(source: string, at: number): number {
  if (!repeats.has(source[at]!)) return at;
  repeat.lastIndex = at;
  return at + (repeat.exec(source)?.[0].length ?? 0);
}
const repeats = new Set('*+?{');
const repeat = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/uy;
