import type { Figure } from '@scenewright/core/figures';

/** How a number of a measure is written. */
export interface Unit {
  /** As in `Figure.unit`. */
  unit: string;
  /** Behind the number, where the language does not write the unit itself. */
  suffix: string;
}

/** A number in its unit as the language writes it: "€412,000", "412.000 €", "38 mm", "12.5%". */
export function measured(value: number, { unit, suffix }: Unit, decimals: number, language: string): Figure {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const currency = unit.startsWith('currency:') && unit.length > 9 ? unit.slice(9) : undefined;
  const style: Intl.NumberFormatOptions = currency ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : unit === 'percent' ? { style: 'percent' } : {}; // prettier-ignore
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { ...style, ...digits });
  const parts = format.formatToParts(unit === 'percent' ? value / 100 : value);
  const isDigit = ({ type }: Intl.NumberFormatPart): boolean => ['integer', 'group', 'decimal', 'fraction'].includes(type); // prettier-ignore
  const first = parts.findIndex(isDigit);
  const last = parts.findLastIndex(isDigit);
  const textOf = (some: readonly Intl.NumberFormatPart[]): string => some.map((part) => part.value).join('');
  const prefix = textOf(parts.slice(0, first)).slice(0, 12);
  const behind = textOf(parts.slice(last + 1)) + (suffix ? `\u00a0${suffix}` : '');
  return {
    ...{ value: Math.abs(value), magnitude: value, decimals, unit, prefix, suffix: behind.slice(0, 24) },
    display: `${prefix}${textOf(parts.slice(first, last + 1))}${behind}`.slice(0, 40),
  };
}

/** A change as a share of what was there before: "+28.1%"; undefined where nothing was. */
export function changeOf(before: Figure, after: Figure, language: string): Figure | undefined {
  if (before.magnitude <= 0) return undefined;
  const share = (after.magnitude - before.magnitude) / before.magnitude;
  const decimals = Math.abs(share) < 1 ? 1 : 0;
  const display = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'percent', maximumFractionDigits: decimals, signDisplay: 'exceptZero' }).format(share); // prettier-ignore
  const value = Number((share * 100).toFixed(decimals));
  return { value: Math.abs(value), magnitude: value, display, prefix: '', suffix: '', decimals, unit: 'percent' };
}
