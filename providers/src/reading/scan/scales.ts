import { asciiDigits } from './digits.js';
import { multiplierLetters, multipliers } from './units.js';
import { wordTable, type WordTable } from './word-table.js';

const gap = '[\\u00a0\\u202f\\u2009 ]?';
const optionalGap = new RegExp(gap, 'uy');
const words = wordTable(multipliers.flatMap(([list]) => list));
const letter = /(Md|[kKMBT])(?![\p{L}\p{N}])/uy;
const spacedLetter = new RegExp(`${gap}(Md|[kKM])(?=\\s?[€$£])`, 'uy');
const smallLetter = /(m|b|bn|mn|t|tn)(?![\p{L}\p{N}])/uy;
const smallLetters: Readonly<Record<string, number>> = { m: 1e6, mn: 1e6, b: 1e9, bn: 1e9, t: 1e12, tn: 1e12 };
/** A sign of its script, as in languages that count by ten thousands. */
const isSign = (word: string): boolean => /^[\p{sc=Han}\p{sc=Hang}]$/u.test(word);
const signsOf = (size: number): string[] => multipliers.flatMap(([list, one]) => (one === size ? list.filter(isSign) : [])); // prettier-ignore
/** The parts after a hundred million: digits, and the sign of ten thousands behind them. */
const afterHundredMillion = new RegExp(
  `\\s?([0-9０-９,，]+)([\\p{sc=Han}\\p{sc=Hang}]?)[${signsOf(1e4).join('')}]`,
  'uy',
);
/** What may go on with ten thousands: a number and the sign behind it. */
const afterMyriad = /\s?(\p{Nd}[\p{Nd},，]*)([\p{sc=Han}\p{sc=Hang}]?)/uy;

/** What multiplies a number, and where it ends. `rest` is what a second part adds: 420 millions may be written as 4 of a hundred million and 2000 of ten thousand. */
export interface Scale {
  factor: number;
  rest: number;
  end: number;
}

const sizeOf = (word: string): number => multipliers.find(([list]) => list.includes(word))?.[1] ?? 1;
const plain = (digits: string): string => asciiDigits(digits).replace(/[,，]/g, '');

/**
 * The scale that a number ending at `from` is written with: "4.2 million", "60k", "4億2000万".
 * @param units of the language: "千克" is a kilogram and no thousand of anything, "45 mn" minutes in French
 */
export function scaleAt(text: string, from: number, isMoney: boolean, units: WordTable): Scale {
  let [factor, rest, end] = [1, 0, from];
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = end;
    const hit = pattern.exec(text);
    if (hit) end = pattern.lastIndex;
    return hit;
  };
  optionalGap.lastIndex = from;
  optionalGap.test(text);
  const word = words.at(text, optionalGap.lastIndex);
  const unit = word === undefined ? undefined : units.at(text, optionalGap.lastIndex);
  if (word !== undefined && unit !== undefined && unit.length >= word.length) return { factor, rest, end };
  if (word === undefined) {
    const hit = take(spacedLetter) ?? take(letter) ?? (isMoney ? take(smallLetter) : null);
    if (hit) factor = multiplierLetters[hit[1]!] ?? smallLetters[hit[1]!] ?? 1;
    return { factor, rest, end };
  }
  factor = sizeOf(word);
  end = optionalGap.lastIndex + word.length;
  // 4億2000万: the parts after the first belong to the same number.
  if (factor >= 1e8 && isSign(word)) {
    const more = take(afterHundredMillion);
    if (more) rest = Number(plain(more[1]!)) * (more[2] ? sizeOf(more[2]) : 1) * 1e4;
  }
  // What is under ten thousand stands behind it, in thousands ("86…4…") or with all its digits ("3…5000").
  if (factor === 1e4) {
    const thousand = multipliers.find(([, size]) => size === 1000)?.[0] ?? [];
    afterMyriad.lastIndex = end;
    const more = afterMyriad.exec(text);
    const isCounted = more?.[2] !== undefined && thousand.includes(more[2]);
    const digits = plain(more?.[1] ?? '');
    if (more && (isCounted ? digits.length === 1 : digits.length === 4)) {
      end = isCounted || !more[2] ? afterMyriad.lastIndex : afterMyriad.lastIndex - more[2].length;
      rest = Number(digits) * (isCounted ? 1000 : 1);
    }
  }
  return { factor, rest, end };
}
