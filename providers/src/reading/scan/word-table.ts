/** Words of which one may stand at a place in a text: the longest that doesn't run on into a further letter. */
export interface WordTable {
  /** The word that begins at a UTF-16 offset. */
  at(text: string, from: number): string | undefined;
}

/** "1 t/m 8" is from the first to the eighth, and no tonne. */
const runsOn = /[\p{L}\p{M}\p{N}]|[-’']\p{L}|\/m(?!\p{L})/uy;
/** Scripts that write no spaces let a unit run on: "3時間で". */
const endsOnLetter = /(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])[\p{L}\p{M}]$/u;

/**
 * A table instead of a pattern of alternatives: the units of all languages are some thousands, and an engine spends
 * seconds on compiling what a look-up by length answers at once.
 */
export function wordTable(words: readonly string[]): WordTable {
  const closed = new Map(words.map((word) => [word, endsOnLetter.test(word)]));
  const lengths = [...new Set(words.map(({ length }) => length))].sort((a, b) => b - a);
  return {
    at(text, from) {
      for (const length of lengths) {
        const word = text.slice(from, from + length);
        const ends = closed.get(word);
        if (ends === undefined) continue;
        runsOn.lastIndex = from + length;
        if (!ends || !runsOn.test(text)) return word;
      }
      return undefined;
    },
  };
}
