import type { Beat, EvidenceOf } from '@scenewright/core/outline';
import { packOf } from '../../languages/registry.js';
import { findFigures } from '../../reading/scan/figures.js';
import { asciiDigits } from '../../reading/scan/digits.js';
import { wordsIn } from '../../reading/clauses.js';
import { colon } from '../../languages/marks.js';
import type { StoryNode } from '../node.js';
import type { StoryContext } from '../story-context.js';
import { filled } from '../telling/frame.js';
import { comparedVerdict, verdictBeat } from './compared-verdict.js';
import { hasRatio, percentFigure, percentText, strikes, timesOf, written } from './ratio-text.js';
import { seriesVerdicts } from './series-verdicts.js';
import type { Verdict } from './verdict.js';

/** All that the figures of a part of the story come to. */
export function verdictsOf({ alternatives, compared = [], sum }: StoryNode, context: StoryContext): Verdict[] {
  const beats = alternatives[0]!;
  const rows = compared.map((row, at) => comparedVerdict(row, `row ${at}`, context));
  const shown = beats.flatMap((one): (Verdict | undefined)[] => {
    const { evidence } = one;
    switch (evidence.type) {
      case 'series':
        return seriesVerdicts(evidence, one, sum, context);
      case 'delta':
        return [deltaVerdict(evidence, one, context)];
      case 'versus':
        return [versusVerdict(evidence, one, context)];
      default:
        return [];
    }
  });
  return [...rows, ...shown, countedVerdict(beats, context) ?? spanVerdict(beats, context)].filter(
    (one) => one !== undefined,
  );
}

/** Two sides that are measured by one figure each. */
function versusVerdict(
  { left, right }: EvidenceOf<'versus'>,
  { claim }: Beat,
  context: StoryContext,
): Verdict | undefined {
  if (!left.figure || !right.figure) return undefined;
  const measure = wordsIn(claim) <= 4 ? claim : '';
  return comparedVerdict({ measure, left: { label: left.label, figure: left.figure }, right: { label: right.label, figure: right.figure } }, `side ${measure}`, context, { isDrawn: true }); // prettier-ignore
}

/** Words of what changes at most. */
const mostAbout = 5;

/** By how much a measure has changed, where its own line does not say so. */
function deltaVerdict(
  { about, before, after, beforeLabel, afterLabel, sentiment }: EvidenceOf<'delta'>,
  { claim: headline }: Beat,
  context: StoryContext,
): Verdict | undefined {
  const { language } = context;
  const words = packOf(language)?.verdicts;
  const isMeasured = before.unit === after.unit && before.unit !== 'percent' && hasRatio(before) && hasRatio(after); // prettier-ignore
  // What the film is about need not be what has changed.
  const name = about !== context.topic && wordsIn(about) <= mostAbout && !/\p{Nd}/u.test(about) ? about : undefined;
  if (!words || !isMeasured || /[%٪％]/u.test(headline) || name === undefined) return undefined;
  const share = after.magnitude / before.magnitude - 1;
  if (Math.abs(share) < 0.05) return undefined;
  const display = percentText(share, language, true);
  const claim = beforeLabel && afterLabel ? filled(words.between, name, display, beforeLabel, afterLabel) : `${name}${colon(language)}${display}`; // prettier-ignore
  const value = Math.round(Math.abs(share) * 100);
  const figure = percentFigure(value, display, share < 0 ? -value : value);
  const made = verdictBeat({ claim, evidence: { type: 'figure', figure, about: claim.slice(0, 120), trend: share > 0 ? 'up' : 'down', ...(sentiment ? { sentiment } : {}) }, picture: name }, context); // prettier-ignore
  return made && { beat: made, sort: 'change', number: display, worth: 0.45 + 0.3 * strikes(timesOf(share), 3), from: [before.display, after.display] }; // prettier-ignore
}

/** "2019: 120 members, 2021: 150 members, 2024: 210 members": events that each count the same tell of a measure. */
function countedVerdict(beats: readonly Beat[], context: StoryContext): Verdict | undefined {
  const events = beats.flatMap(({ evidence }) => (evidence.type === 'timeline' ? evidence.events : []));
  const counts = events.flatMap(({ date, label }) => {
    const [found, ...others] = findFigures(label, context.language);
    return found && others.length === 0 ? [{ label: date, figure: found.figure, noun: label.slice(found.end).trim().toLowerCase() }] : []; // prettier-ignore
  });
  const [first, last] = [counts[0], counts.at(-1)];
  const isOne = counts.length === events.length && counts.length >= 2 && counts.every(({ noun, figure }) => noun === first!.noun && figure.unit === first!.figure.unit); // prettier-ignore
  if (!isOne || (first!.noun === '' && first!.figure.unit === '')) return undefined;
  return comparedVerdict({ measure: first!.noun, left: first!, right: last! }, 'change', context, { weight: 0.1 });
}

/** Events of which the first and the last are so many years apart say how long it took. */
const fewestYears = 2;

/** How many years lie between the first and the last event of a time line. */
function spanVerdict(beats: readonly Beat[], context: StoryContext): Verdict | undefined {
  const { language } = context;
  const words = packOf(language)?.verdicts;
  const events = beats.flatMap(({ evidence }) => (evidence.type === 'timeline' ? evidence.events : []));
  const [first, last] = [events[0], events.at(-1)];
  if (!words || events.length < 3 || beats.some(({ evidence }) => evidence.type !== 'timeline')) return undefined;
  const [from, to] = [yearsIn(first!.date)[0], yearsIn(last!.date).at(-1)];
  if (from === undefined || to === undefined || to - from < fewestYears) return undefined;
  const display = written(to - from, language, { style: 'unit', unit: 'year', unitDisplay: 'long' }).replace(/\s(?=\p{sc=Han})/u, ''); // prettier-ignore
  const at = display.search(/\p{Nd}/u);
  const digits = /\p{Nd}+/u.exec(display)?.[0] ?? '';
  const figure = { value: to - from, magnitude: to - from, display, prefix: display.slice(0, at).slice(0, 12), suffix: display.slice(at + digits.length).slice(0, 24), decimals: 0, unit: 'year' }; // prettier-ignore
  // A headline that opens with "from" would want the rest of its sentence.
  const claim = `${from} – ${to}${colon(language)}${display}`;
  const said = filled(words.passed, String(from), String(to), display);
  const made = verdictBeat({ claim, evidence: { type: 'figure', figure, about: claim.slice(0, 120) }, picture: context.topic || last!.label, said }, context); // prettier-ignore
  return made && { beat: made, sort: 'span', number: display, worth: 0.6, from: [first!.date, last!.date] };
}

const yearsIn = (date: string): number[] => (asciiDigits(date).match(/(?<!\d)[12]\d{3}(?!\d)/gu) ?? []).map(Number);
