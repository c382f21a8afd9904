import type { Figure } from './figure.js';

/** The run of digits in a text, with the separators inside it. */
const digitRun = /\p{Nd}(?:[\p{Nd}.,'’\u00a0\u202f٫٬ ]*\p{Nd})?/u;

/**
 * A figure's text with another number in it, in the very form of the source: its digits, grouping and decimal
 * sign. Ends exactly on `display`.
 */
export function figureText(figure: Figure, value: number): string {
  if (value === figure.value) return figure.display;
  const run = digitRun.exec(figure.display)?.[0];
  if (run === undefined) return figure.display;
  const decimals = /[.,٫](\p{Nd}+)$/u.exec(run);
  const hasDecimals = figure.decimals > 0 && decimals !== null && [...decimals[1]!].length === figure.decimals;
  const zero = zeroOf(run);
  const fixed = Math.abs(value).toFixed(hasDecimals ? figure.decimals : 0);
  const [whole = '0', fraction] = fixed.split('.');
  const wholeRun = hasDecimals ? run.slice(0, run.length - decimals![0].length) : run;
  const group = /[^\p{Nd}]/u.exec(wholeRun)?.[0] ?? '';
  const grouped = group === '' ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  const text = grouped + (fraction === undefined ? '' : decimals![0][0]! + fraction);
  const digits = text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  return figure.display.replace(run, digits);
}

/** Code point of the zero of the digits in use. */
function zeroOf(run: string): number {
  const code = /\p{Nd}/u.exec(run)?.[0]!.codePointAt(0) ?? 48;
  if (code >= 0x660 && code <= 0x669) return 0x660;
  if (code >= 0x6f0 && code <= 0x6f9) return 0x6f0;
  if (code >= 0x966 && code <= 0x96f) return 0x966;
  if (code >= 0x9e6 && code <= 0x9ef) return 0x9e6;
  if (code >= 0xff10 && code <= 0xff19) return 0xff10;
  return 48;
}

/** The text before, in and after a figure's digits; null when it is written in words. */
export function figureParts(figure: Figure): { prefix: string; digits: string; suffix: string } | null {
  const run = digitRun.exec(figure.display);
  if (run === null) return null;
  return {
    prefix: figure.display.slice(0, run.index),
    digits: run[0],
    suffix: figure.display.slice(run.index + run[0].length),
  };
}

/** The figure with another number, its magnitude in proportion and its text in the same form. */
export function figureWithValue(figure: Figure, value: number): Figure {
  if (value === figure.value) return figure;
  const places = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  const scale = figure.value === 0 ? 1 : figure.magnitude / figure.value;
  const decimals = Math.min(6, Math.max(figure.decimals, places));
  const text = figureText({ ...figure, decimals: figure.decimals }, value);
  const parts = figureParts(figure);
  // A number finer than the source's needs decimals that its text does not have.
  const display =
    decimals === figure.decimals || parts === null
      ? text
      : `${parts.prefix}${Math.abs(value).toFixed(decimals)}${parts.suffix}`;
  const negative = value < 0 !== figure.value < 0 && value !== 0;
  return {
    ...figure,
    value,
    magnitude: value * scale,
    decimals,
    display: negative ? withSign(display, value < 0) : display,
  };
}

const withSign = (display: string, negative: boolean): string =>
  negative ? `−${display.replace(/^[+]/, '')}` : display.replace(/^[-−–]/, '');
