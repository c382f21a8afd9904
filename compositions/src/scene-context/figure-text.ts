import type { Figure } from '@scenewright/core';

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
