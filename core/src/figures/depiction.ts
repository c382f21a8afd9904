import type { Figure, Trend } from './figure.js';

/** How a figure is drawn to scale: what it measures settles the object. */
export type Depiction =
  | 'clock'
  | 'calendar'
  | 'money'
  | 'weight'
  | 'ruler'
  | 'vessel'
  | 'thermometer'
  | 'gauge'
  | 'span'
  | 'share'
  | 'growth'
  | 'field';

const clocks: Readonly<Record<string, number>> = { s: 60, min: 60, h: 12 };
const calendars: Readonly<Record<string, number>> = { day: 35, week: 8, month: 24, year: 100 };
const weights = new Set(['t', 'kg', 'g', 'mg', 'lb', 'oz']);
const lengths = new Set(['km', 'm', 'cm', 'mm', 'miles', 'ft', 'inches']);
const degrees = new Set(['°C', '°F']);
/** What is read off a dial with a hand: pressure, speed, loudness, pitch, power. */
const dialled = new Set(['bar', 'psi', 'hPa', 'km/h', 'mph', 'm/s', 'kn', 'dB', 'Hz', 'MHz', 'GHz', 'W', 'kW', 'MW', 'hp', 'V', 'A', 'Mbit/s', 'Gbit/s', 'fps']); // prettier-ignore
const volumes = new Set(['l', 'cl', 'dl', 'ml', 'pints', 'gallons', 'cups']);

/**
 * The object that shows a figure truly, or undefined where none does: a range is a span on a scale, 90 minutes don't fit
 * on a dial, a plain decimal (a rating, a version) counts nothing, and a
 * percentage that changes may be the change or what it has come to.
 */
export function depictionOf(figure: Figure, trend?: Trend): Depiction | undefined {
  const { unit, value, magnitude, low, decimals } = figure;
  if (degrees.has(unit)) return low === undefined ? 'thermometer' : 'span';
  if (!(value > 0)) return undefined;
  if (low !== undefined) return low >= 0 && low < magnitude && spans(unit) ? 'span' : undefined;
  if (unit === 'percent') {
    if (/^[+\-−]/u.test(figure.display)) return value <= 400 ? 'growth' : undefined;
    // What has risen to 30 % and what has risen by 30 % look the same in the figure.
    return trend === undefined || trend === 'flat' ? (value <= 100 ? 'share' : undefined) : undefined;
  }
  if (unit.startsWith('currency:')) return 'money';
  // "1 h 20": its digits are not its worth.
  if (value !== magnitude && unit !== '') return undefined;
  const dial = clocks[unit];
  if (dial !== undefined) return value <= dial ? 'clock' : undefined;
  const sheet = calendars[unit];
  if (sheet !== undefined) return decimals === 0 && value <= sheet ? 'calendar' : undefined;
  if (weights.has(unit)) return 'weight';
  if (lengths.has(unit)) return 'ruler';
  if (volumes.has(unit)) return 'vessel';
  if (dialled.has(unit)) return 'gauge';
  // "18 thousand" and "2.5 million" count single things as "18,000" does.
  const counts = Number.isInteger(magnitude) && (magnitude === value ? decimals === 0 : magnitude >= 1000);
  if (unit === '' && counts && magnitude >= 3 && !figure.prefix) return 'field';
  return undefined;
}

/** Whether a range of such a unit is one of sizes: "3 to 4" alone is as often a time or a score. */
const spans = (unit: string): boolean => unit !== '';

/** The end of a scale that a size stands on: the next of 1, 2, 5, 10, 20 … that is not below it. */
export function scaleEnd(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return ([1, 2, 5, 10].find((step) => step * power >= size) ?? 10) * power;
}

/** Objects that hold the size of the figure itself; the others say what is measured. */
export const toScale: ReadonlySet<Depiction> = new Set<Depiction>([
  'clock',
  'calendar',
  'vessel',
  'thermometer',
  'gauge',
  'span',
  'share',
  'growth',
  'field',
]);

/** Marks of a field: how much one is worth, and how many there are. At most 60, at least 12 where one is worth many. */
export function fieldOf(magnitude: number): { each: number; marks: number } {
  if (magnitude <= 60) return { each: 1, marks: magnitude };
  let each = 1;
  for (const step of steps()) {
    each = step;
    if (magnitude / step <= 60) break;
  }
  return { each, marks: Math.max(1, Math.round(magnitude / each)) };
}

/** 1, 2, 5, 10, 20, 50 … */
function* steps(): Generator<number> {
  for (let power = 1; power < 1e15; power *= 10) yield* [power, 2 * power, 5 * power];
}
