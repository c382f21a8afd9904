import { keptPattern } from '../../languages/lazily.js';
import { alternatives } from '../../languages/any-word.js';
import { packOf } from '../../languages/registry.js';
import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import type { FoundFigure } from './found-figure.js';

/** Whether the words between two figures make them the ends of something: "to", "or", "bis". */
function isUntil(between: string, language: string): boolean {
  const { to, or } = lexiconOf(language);
  return (
    [to, or].some((words) => words !== '' && wordPattern(words, language, 'whole').test(between)) ||
    keptPattern(`^\\s*(?:${alternatives(packOf(language)?.context?.spanned ?? '')})\\s*$`).test(between)
  );
}

/** "from 310 to 165 euros", "14 / 15 / 17 °C": what is measured with a unit at its end, is measured in it before. */
export function sharedUnit(text: string, lower: FoundFigure, upper: FoundFigure, language: string): FoundFigure {
  const isBare = lower.kind === 'count' && lower.figure.unit === '' && lower.figure.suffix === '' && lower.inName !== true; // prettier-ignore
  const isMeasured = upper.kind === 'percent' || upper.kind === 'measure' || upper.kind === 'money';
  const between = text.slice(lower.end, upper.start);
  // An arrow is no span, but a change in one unit.
  const isOfOne = isUntil(between, language) || /^\s*(?:[→⇒➜]|->|=>)\s*$/u.test(between) || /^\s?[/x×]\s?$/u.test(between) || wordPattern(lexiconOf(language).and, language, 'whole').test(between); // prettier-ignore
  const factor = upper.figure.value === 0 ? 1 : Math.abs(upper.figure.magnitude) / upper.figure.value;
  // "from 8 to 11 million": eight are millions, too.
  const isScaled = factor > 1 && upper.kind !== 'percent' && lower.figure.value < 1000 && lower.figure.value === lower.figure.magnitude; // prettier-ignore
  if (!isBare || !isOfOne || !(isMeasured || isScaled)) return lower;
  if (isScaled)
    return {
      ...lower,
      kind: upper.kind,
      figure: { ...lower.figure, unit: upper.figure.unit, magnitude: lower.figure.magnitude * factor },
    };
  return { ...lower, kind: upper.kind, figure: { ...lower.figure, unit: upper.figure.unit } };
}

/** "From 5 days to 2": where something changes, the second number is of what the first one measures, if nothing else follows it. */
export function changedUnit(text: string, lower: FoundFigure, upper: FoundFigure, language: string): FoundFigure {
  const isBare = upper.kind === 'count' && upper.figure.unit === '' && upper.figure.suffix === '' && upper.figure.prefix === ''; // prettier-ignore
  const isMeasured = lower.kind === 'percent' || lower.kind === 'measure' || lower.kind === 'money';
  if (!isBare || !isMeasured || !/^\s*(?:[.,;:!?…)。，、]|$)/u.test(text.slice(upper.end))) return upper;
  const { to, from } = lexiconOf(language);
  const isChange = to !== '' && wordPattern(to, language, 'whole').test(text.slice(lower.end, upper.start)) && wordPattern(from, language, 'end').test(text.slice(0, lower.start)); // prettier-ignore
  return isChange ? { ...upper, kind: lower.kind, figure: { ...upper.figure, unit: lower.figure.unit } } : upper;
}

/** "3 to 5 years", "€78,000 to €96,000": two ends joined by a word; "from 5 to 12%" and "rose 5% to 12%" are changes. */
function isSpan(text: string, lower: FoundFigure, upper: FoundFigure, language: string): boolean {
  const { from, up, down } = lexiconOf(language);
  if (!isUntil(text.slice(lower.end, upper.start), language)) return false;
  const before = text.slice(0, lower.start);
  if (lower.figure.magnitude >= upper.figure.magnitude || wordPattern(from, language, 'end').test(before)) return false;
  // "₹14 to 17 lakh", "6 to 8 million": the word for many counts for both ends.
  const isMany = upper.kind === 'count' && upper.figure.unit === '' && upper.figure.magnitude > upper.figure.value && lower.figure.magnitude === lower.figure.value && lower.figure.value < upper.figure.value; // prettier-ignore
  if (isMany && (lower.kind === 'money' || lower.figure.unit === '')) return true;
  if (lower.kind === 'count' && lower.figure.unit === '') return upper.kind === 'percent' || upper.kind === 'measure' || upper.kind === 'money'; // prettier-ignore
  const isSame = lower.kind === upper.kind && lower.figure.unit === upper.figure.unit;
  return isSame && lower.kind === 'money' && !wordPattern(`${up}|${down}`, language).test(text);
}

/** "5–10%", "$10-14M" and "3 to 5 years" are one figure: the upper end runs, the lower stands before it. */
export function joinRange(
  text: string,
  lower: FoundFigure | undefined,
  upper: FoundFigure,
  language: string,
): FoundFigure | undefined {
  if (!lower || lower.kind === 'rating') return undefined;
  const between = text.slice(lower.end, upper.start);
  const isWord = isSpan(text, lower, upper, language);
  const dash =
    /^\s?[–‑-]\s?$/u.test(between) || (between === '' && /^[-–−]/.test(upper.figure.display) && !/^\s/.test(between));
  if (!isWord && (!dash || /\s/.test(text.slice(lower.end, lower.end + 1)))) return undefined;
  if (lower.kind !== upper.kind && !(lower.kind === 'count' || upper.kind === 'count')) return undefined;
  const display = text.slice(lower.start, upper.end);
  const prefix = text.slice(lower.start, upper.start) + upper.figure.prefix;
  if (prefix.length > (isWord ? 24 : 12) || display.length > 40) return undefined;
  // "60-75k": the letter counts for both ends.
  const factor = upper.figure.value === 0 ? 1 : Math.abs(upper.figure.magnitude) / upper.figure.value;
  const bare = Math.abs(lower.figure.magnitude) === lower.figure.value;
  return {
    ...upper,
    start: lower.start,
    kind: upper.kind === 'count' ? lower.kind : upper.kind,
    figure: {
      ...upper.figure,
      display,
      prefix,
      unit: upper.figure.unit || lower.figure.unit,
      magnitude: Math.abs(upper.figure.magnitude),
      low: bare ? lower.figure.value * factor : Math.abs(lower.figure.magnitude),
    },
  };
}
