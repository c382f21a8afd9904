import { cuesOf } from './cues.js';
import { isShown, type Role } from './role.js';
import type { Token } from './tokens.js';

/** A mark of a list at the start of a line, and a label that opens a line or sentence: "- ", "2. ", "A: ", "Day 1: ". */
const opening =
  /(?:(?<=^|\n)[^\S\n]*(?:(?<mark>[-*•‣◦▪·–—✓✔☑✅➤→])[^\S\n]+|\p{Nd}{1,2}[.)][^\S\n]+)|(?<=^|[\n.!?。！？؟]\s*)(?<label>\p{L}{1,12})(?:\s\p{Nd}{1,2})?\s?[:：](?=\s*\S))/gu;
/** What ends the words behind a label: those of a list end with their line. */
const end = /\n|[.!?。！？؟](?=\s|$)/u;

/** Rows of one sort at least that tell one of them what it is. */
const fewestRows = 3;
/** Of a film and not of what is told, wherever they stand. */
const ofFilm = /^(?:shape|voice|music|captioned|effects|seconds|glued|minutes|video|platform|ending|opening|layout|please)/u; // prettier-ignore

interface Row {
  /** Whether words open it and no mark. */
  label: boolean;
  /** Its words behind that, by their places. */
  words: number[];
  from: number;
  to: number;
}

/**
 * Rows that open alike are of one kind: where most points of a list are told, or most answers of a quiz, the others are,
 * from their first word to their last, unless a point speaks of the film.
 */
export function settleAlikeRows(text: string, tokens: readonly Token[], found: Role[]): void {
  for (const rows of rowsOf(text, tokens).values()) {
    if (rows.length < fewestRows) continue;
    const whole = rows.filter(({ words }) => words.every((at) => isShown(found[at]!))).length;
    if (whole * 2 <= rows.length) continue;
    for (const row of rows) {
      const speaksOfFilm = cuesOf(text).some(({ name, from, to }) => ofFilm.test(name) && from >= row.from && to <= row.to); // prettier-ignore
      if (row.words.every((at) => found[at] === 'exclusion') || (!row.label && speaksOfFilm)) continue;
      for (const [at, { from, to }] of tokens.entries())
        if (from >= row.from && to <= row.to && !isShown(found[at]!)) found[at] = 'content';
      settleWhole(row, tokens, found);
    }
  }
}

/** "handling disputes by | text message": words told alike are no order to the viewer from their middle on. */
function settleWhole({ words, from, to }: Row, tokens: readonly Token[], found: Role[]): void {
  if (found[words[0]!] !== 'content' || !words.some((at) => found[at] === 'action' && tokens[at]!.boundary === 0))
    return;
  for (const [at, token] of tokens.entries()) if (token.from >= from && token.to <= to && found[at] === 'action') found[at] = 'content'; // prettier-ignore
}

/** The rows, by what they open with. */
function rowsOf(text: string, tokens: readonly Token[]): Map<string, Row[]> {
  const rows = new Map<string, Row[]>();
  for (const { 0: whole, index, groups } of text.matchAll(opening)) {
    const from = index + whole.search(/\S/u);
    const begins = index + whole.length;
    const { label } = groups as Record<string, string | undefined>;
    const behind = text.slice(begins);
    const stop = label === undefined ? behind.indexOf('\n') : behind.search(end);
    const to = stop < 0 ? text.length : begins + stop;
    const words = tokens.flatMap((token, at) => (token.isWord && token.from >= begins && token.to <= to ? [at] : []));
    const key = label?.toLowerCase() ?? groups!['mark'] ?? '1';
    if (words.length > 0) rows.set(key, [...(rows.get(key) ?? []), { label: label !== undefined, words, from, to }]);
  }
  return rows;
}
