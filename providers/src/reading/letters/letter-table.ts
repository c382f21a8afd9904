import { inflateRawSync } from 'node:zlib';

/** The table as it lies in the repository. */
export interface LetterTable {
  /** Codes of ISO 639-1. */
  languages: readonly string[];
  /** Of each language: what texts in it score as a rule, 0 to 1. */
  usual: readonly number[];
  /** The sign that stands in keys for each byte of UTF-8. */
  bytes: readonly number[];
  /** How many keys there are of each length, shortest first. */
  groups: readonly { length: number; count: number }[];
  /** Keys, how many languages each has, their numbers in `languages`, their scores: bytes, deflated, in base64. */
  packed: string;
}

/** What a table says of a key: calls back with each language, by its number, and its score. */
export type LetterScores = (key: Uint8Array, each: (language: number, score: number) => void) => void;

interface Group {
  length: number;
  keys: Uint8Array;
  /** The number of its first key among all. */
  first: number;
}

export function unpackLetters({ groups, packed }: LetterTable): LetterScores {
  const all = inflateRawSync(Buffer.from(packed, 'base64'));
  let from = 0;
  let first = 0;
  const byLength = new Map<number, Group>();
  for (const { length, count } of groups) {
    byLength.set(length, { length, keys: all.subarray(from, from + length * count), first });
    from += length * count;
    first += count;
  }
  const counts = all.subarray(from, from + first);
  const starts = new Uint32Array(first + 1);
  for (let at = 0; at < first; at += 1) starts[at + 1] = starts[at]! + counts[at]!;
  const pairs = starts[first]!;
  const languages = all.subarray(from + first, from + first + pairs);
  const scores = all.subarray(from + first + pairs);
  return (key, each) => {
    const group = byLength.get(key.length);
    const at = group ? placeOf(key, group) : undefined;
    if (at === undefined) return;
    for (let pair = starts[at]!; pair < starts[at + 1]!; pair += 1) each(languages[pair]!, scores[pair]!);
  };
}

function placeOf(key: Uint8Array, { length, keys, first }: Group): number | undefined {
  let [low, high] = [0, keys.length / length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = compare(keys, middle * length, key);
    if (order === 0) return first + middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

function compare(keys: Uint8Array, from: number, key: Uint8Array): number {
  for (let at = 0; at < key.length; at += 1) {
    const difference = keys[from + at]! - key[at]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
