import type { Token } from './tokens.js';

/** Tokens that stand side by side. */
export interface Run {
  /** The place of the first one, and the place behind the last one. */
  at: number;
  end: number;
  /** The places of those that are words. */
  words: number[];
}

/** Tokens in runs of those that go on with the first one of theirs. */
export function* runsOf(tokens: readonly Token[], goesOn: (first: number, place: number) => boolean): Generator<Run> {
  for (let at = 0; at < tokens.length;) {
    let end = at + 1;
    while (end < tokens.length && goesOn(at, end)) end += 1;
    yield {
      at,
      end,
      words: Array.from({ length: end - at }, (_, one) => at + one).filter((one) => tokens[one]!.isWord),
    };
    at = end;
  }
}

/** The mean of the beliefs at some places; NaN without any. */
export const meanOf = (beliefs: Float64Array, places: readonly number[]): number =>
  places.reduce((sum, place) => sum + beliefs[place]!, 0) / places.length;
