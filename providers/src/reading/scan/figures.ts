import { changedUnit, joinRange, sharedUnit } from './figure-ranges.js';
import type { FoundFigure } from './found-figure.js';
import { numberFormatOf, type NumberFormat } from './number-format.js';
import { readFigure } from './read-figure.js';

export type { FigureKind, FoundFigure } from './found-figure.js';

/** A fraction in digits before what it is of: "1/2 cup", "2 1/2 cups", "3/4 of the seats". */
const fraction =
  '(?<![\\p{Nd}/.,])(?:\\p{Nd}{1,2}\\s)?[1-7]/[2348](?![\\p{Nd}/])(?=\\s\\p{L}{2}|(?<=\\p{sc=Hira}[1-7]/[2348])|\\s?(?:kg|g|l|ml|cl|dl)(?!\\p{L}))';
/** "1 870" is one number, "K4 870" a name and its figure, and "2021 160 km" a year and its figure. */
const numberRun = new RegExp(
  `${fraction}|${
    /[½¼¾⅓⅔⅛]|\p{Nd}+(?:(?:[.,'’٬٫·]|(?<!(?:\p{sc=Latin}|\p{sc=Cyrillic})\p{Nd}{1,3}|\p{Nd}{4})[\u00a0\u202f\u2009 ](?=\p{Nd}{3}(?!\p{Nd})))\p{Nd}+)*(?:\s?[½¼¾⅓⅔⅛])?/u
      .source
  }`,
  'gu',
);

/**
 * All quantities in a text: money, percentages, multiples, measures and plain counts, in the spellings of
 * any script. Parts of names and versions ("Q3", "v2.0", "gen-4", "5G"), bare years and clock times are
 * not quantities. `taken` are spans already read as something else (dates, addresses).
 */
export function findFigures(
  text: string,
  language: string,
  taken: readonly { start: number; end: number }[] = [],
  format: NumberFormat = numberFormatOf(text, language),
): FoundFigure[] {
  const found: FoundFigure[] = [];
  let resume = 0;
  for (const run of text.matchAll(numberRun)) {
    if (run.index < resume) continue;
    if (taken.some((span) => run.index < span.end && run.index + run[0].length > span.start)) continue;
    const read = readFigure(text, run.index, run[0], language, format);
    if (!read) continue;
    const joined = joinRange(text, found[found.length - 1], read, language);
    const last = found.at(-1);
    if (joined) found[found.length - 1] = joined;
    else found.push(last ? changedUnit(text, last, read, language) : read);
    if (last && !joined)
      for (let at = found.length - 2; at >= 0; at -= 1)
        found[at] = sharedUnit(text, found[at]!, found[at + 1]!, language);
    resume = read.end;
  }
  return found;
}
