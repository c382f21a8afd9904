import { asciiDigits, decimalMark } from './digits.js';
import type { NumberFormat } from './number-format.js';

/** What the digits of a written number say. */
export interface NumberText {
  value: number;
  decimals: number;
}

/**
 * Reads one number as it is written ("1,234.5", "1 234,5", "12.34.567", "٤٫٢"). Undefined when the
 * separators make no number ("10,20,30"). A single mark before three digits is read by the format of its text, or
 * groups unless the language writes its decimals after a point.
 */
export function readNumberText(written: string, language: string, format?: NumberFormat): NumberText | undefined {
  const text = asciiDigits(written)
    .replace(/٬/g, "'")
    .replace(/٫/g, '·')
    .replace(/[’\s\u00a0\u202f\u2009]/g, "'");
  const marks = [...text.matchAll(/[.,'·]/g)];
  if (marks.length === 0) return /^\d+$/.test(text) ? number(text, '') : undefined;
  const last = marks[marks.length - 1]!;
  const kinds = new Set(marks.map((mark) => mark[0]));
  const after = text.slice(last.index + 1);
  const before = text.slice(0, last.index);
  if (last[0] === '·') return groups(before) ? number(before, after) : undefined;
  if (last[0] === "'") return kinds.size === 1 && groups(text) ? number(text, '') : undefined;
  if (kinds.size > 1) {
    const seen = marks.filter((mark) => mark[0] === last[0]).length;
    return seen === 1 && groups(before) ? number(before, after) : undefined;
  }
  if (marks.length > 1) return groups(text) ? number(text, '') : undefined;
  const isDecimal = format
    ? format.decimals.has(last[0] as '.' | ',')
    : last[0] === '.' && decimalMark(language) === '.';
  const grouping = after.length === 3 && /^[1-9]\d{0,2}$/.test(before) && !isDecimal;
  return grouping ? number(text, '') : number(before, after);
}

/** Groups of three after the first, or the Indian way: groups of two and a last one of three. */
function groups(text: string): boolean {
  return (
    /^\d+$/.test(text) || /^\d{1,3}(?:([.,'])\d{3})(?:\1\d{3})*$/.test(text) || /^\d{1,2}(?:,\d{2})+,\d{3}$/.test(text)
  );
}

function number(whole: string, fraction: string): NumberText | undefined {
  const value = Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}`);
  return Number.isFinite(value) && /^\d*$/.test(fraction)
    ? { value, decimals: Math.min(6, fraction.length) }
    : undefined;
}
