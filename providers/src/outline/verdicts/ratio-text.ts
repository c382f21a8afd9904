import type { Figure } from '@scenewright/core/figures';
import { packOf } from '../../languages/registry.js';
import type { Counted } from '../../languages/spoken-lexicon.js';
import { wordsIn } from '../../reading/clauses.js';
import { filled } from '../telling/frame.js';
import type { Named } from './verdict.js';

/** So many times as much as another strikes nobody. */
export const leastRatio = 1.1;
/** What is so many times as much is measured by another basis as a rule: a machine by a meal. */
const mostRatio = 250;
/** From here on how many times as much is easier to grasp than how much more. */
const leastTimes = 1.5;
/** From here on no decimal is told. */
const wholeTimes = 10;
/** So close to a whole number is it. */
const nearWhole = 0.04;

const durations: ReadonlySet<string> = new Set(['ms', 's', 'min', 'h', 'day', 'week', 'month', 'year']);

/** A number as a language writes it. */
export const written = (value: number, language: string, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, options).format(value);

/** A share of 1 in percent, with a sign where it is a change: "79%", "+21%". */
export const percentText = (share: number, language: string, isChange = false): string =>
  written(share, language, { style: 'percent', maximumFractionDigits: 0, ...(isChange ? { signDisplay: 'exceptZero' } : {}) }); // prettier-ignore

/** So many hundredths as they are told; `magnitude` has the sign that the number does without. */
export const percentFigure = (value: number, display: string, magnitude = value): Figure => ({ value, magnitude, display, prefix: '', suffix: '', decimals: 0, unit: 'percent' }); // prettier-ignore

/** How many times the smaller the larger is, of what has changed by a share of 1. */
export const timesOf = (share: number): number => (share > 0 ? 1 + share : 1 / (1 + share));

/** What the larger of two figures is against the smaller one, in a sentence; undefined where that says nothing. */
export function againstText(
  larger: Named,
  smaller: Named,
  language: string,
): { claim: string; number: string; figure: Figure } | undefined {
  const words = packOf(language)?.verdicts;
  const ratio = larger.figure.magnitude / smaller.figure.magnitude;
  if (!words || !(ratio >= leastRatio && ratio <= mostRatio)) return undefined;
  const isMore = ratio < leastTimes;
  // 60 % is 15 points more than 45 %, and a third more: nobody could tell which is meant.
  if (isMore && larger.figure.unit === 'percent') return undefined;
  const rounded = ratio >= wholeTimes || Math.abs(ratio - Math.round(ratio)) < nearWhole ? Math.round(ratio) : Number(ratio.toFixed(1)); // prettier-ignore
  const number = isMore ? percentText(ratio - 1, language) : written(rounded, language, { maximumFractionDigits: 1 });
  const times = durations.has(larger.figure.unit) ? (words.timesLong ?? words.times) : words.times;
  const frame = isMore ? words.more : frameFor(times, rounded, language);
  const figure = isMore
    ? percentFigure(Math.round((ratio - 1) * 100), percentText(ratio - 1, language, true))
    : { value: rounded, magnitude: rounded, display: `${number}×`, prefix: '', suffix: '×', decimals: Number.isInteger(rounded) ? 0 : 1, unit: 'multiple' }; // prettier-ignore
  return { claim: filled(frame, larger.label, smaller.label, number), number, figure };
}

/** The form of a frame for a number, as the language counts. */
function frameFor(frame: Counted, value: number, language: string): string {
  if (typeof frame === 'string') return frame;
  return frame[new Intl.PluralRules(language).select(value)] ?? frame.other;
}

/** How much it strikes that one is so many times another: nothing at once, all of it at `most`. */
export const strikes = (ratio: number, most: number): number => Math.max(0, Math.min(1, Math.log2(ratio) / Math.log2(most))); // prettier-ignore

/** Units whose zero is no nothing, and marks that are given: the one is not so many times the other. */
const withoutRatio = /^(?:°|dB|rating|ratio|multiple|points|pH)/u;
/** Whether a figure says how much there is of something, from nothing on. */
export const hasRatio = ({ unit, magnitude, low }: Figure): boolean =>
  !withoutRatio.test(unit) && magnitude > 0 && low === undefined;
/** Letters of a name at most, and words. */
const [mostLetters, mostWords] = [28, 4];

/** Whether figures can be measured by each other: of one unit, above nothing, and each with a short name of its own. */
export function areComparable(items: readonly Named[]): boolean {
  const [first] = items;
  if (!first) return false;
  const isMeasure = ({ label, figure }: Named): boolean =>
    figure.unit === first.figure.unit &&
    hasRatio(figure) &&
    !/^[+−–-]/u.test(figure.display) &&
    label.length <= mostLetters &&
    wordsIn(label) <= mostWords &&
    !/[—–:：]/u.test(label) &&
    /[\p{L}\p{Nd}]/u.test(label);
  const labels = new Set(items.map(({ label }) => label.toLowerCase()));
  return items.every(isMeasure) && labels.size === items.length && !areYears(items) && !areRanks(items);
}

const isBare = ({ unit, decimals }: Figure): boolean => unit === '' && decimals === 0;
const areYears = (items: readonly Named[]): boolean => items.every(({ figure }) => isBare(figure) && figure.magnitude >= 1500 && figure.magnitude <= 2100 && /^\p{Nd}{4}$/u.test(figure.display)); // prettier-ignore
/** First, second, third: places are counted, and nothing is measured by them. */
const areRanks = (items: readonly Named[]): boolean => items.length > 2 && items.map(({ figure }) => figure.magnitude).sort((a, b) => a - b).every((value, at) => value === at + 1); // prettier-ignore
