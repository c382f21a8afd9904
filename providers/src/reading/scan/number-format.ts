import { decimalMark, asciiDigits } from './digits.js';

/** How a text writes its numbers. */
export interface NumberFormat {
  /** Marks that stand before decimals. A mark that is not here groups thousands when three digits follow. */
  decimals: ReadonlySet<'.' | ','>;
}

/** So many numbers with three digits behind their mark are thousands: nobody measures all of them so finely. */
const fewestAlike = 3;

const run = /\p{Nd}+(?:[.,]\p{Nd}+)+/gu;

const hour = /^(?:[01]?\d|2[0-4])\.(?:00|15|30|45)$/;

/**
 * How the numbers of a text are written, from those that leave no doubt: "9,9" and "1.248,50" have decimals
 * after the comma, "1,248,300" and "8,000.50" group by it. A mark of which nothing is certain follows the
 * language for a point ("18.500" is eighteen and a half in English), and groups as a comma: "12,345" is twelve
 * thousand wherever it is written, until a comma is seen before decimals.
 */
export function numberFormatOf(text: string, language: string): NumberFormat {
  const votes = { '.': 0, ',': 0 };
  const alike = { '.': 0, ',': 0 };
  for (const [written] of text.matchAll(run)) {
    const plain = asciiDigits(written);
    // "17.30" is an hour where decimals stand after a comma.
    if (decimalMark(language) === ',' && hour.test(plain)) continue;
    const marks = [...plain.matchAll(/[.,]/g)].map((match) => match[0] as '.' | ',');
    const last = marks.at(-1)!;
    const first = marks[0]!;
    const tail = plain.length - plain.lastIndexOf(last) - 1;
    // A version, an address or a date says nothing.
    if (marks.length > 1 && marks.every((mark) => mark === last)) {
      if (/^\d{1,3}(?:[.,]\d{3})+$/.test(plain)) votes[last] -= 2;
      continue;
    }
    if (first !== last) {
      votes[last] += 2;
      votes[first] -= 2;
    } else if (tail !== 3 || /^0[.,]/.test(plain)) votes[last] += 1;
    else alike[last] += 1;
  }
  const decimals = new Set<'.' | ','>();
  for (const mark of ['.', ','] as const) {
    const isOpen = votes[mark] === 0 && alike[mark] < fewestAlike;
    const isDecimal = votes[mark] > 0 || (isOpen && mark === '.' && decimalMark(language) === '.');
    if (isDecimal) decimals.add(mark);
  }
  return { decimals };
}
