import type { Figure } from '@scenewright/core/figures';
import type { Beat, EvidenceOf } from '@scenewright/core/outline';
import { packOf } from '../../languages/registry.js';
import { enumerate } from '../../planner/words/spoken-sentence.js';
import { sentenceCase } from '../../planner/words/headline.js';
import { sentimentOf } from '../../planner/facts/make-fact.js';
import { isRemainder } from '../remainder.js';
import { leaderOf } from '../series-beats.js';
import type { StoryContext } from '../story-context.js';
import { filled } from '../telling/frame.js';
import { comesTo, namesTotal } from '../totals.js';
import { wholeOf } from '../wholes.js';
import { comparedVerdict, verdictBeat } from './compared-verdict.js';
import { areComparable, percentFigure, percentText, strikes, timesOf } from './ratio-text.js';
import type { Named, Verdict } from './verdict.js';

type Series = EvidenceOf<'series'>;

/** What a series comes to. `sum` is what its source says that all of it is. */
export function seriesVerdicts(series: Series, of: Beat, sum: Figure | undefined, context: StoryContext): Verdict[] {
  const { arrangement, items } = series;
  if (items.some(({ trend }) => trend !== undefined) || arrangement === 'mixed') return [];
  if (arrangement === 'time') return overTime(series, of, context);
  if (arrangement === 'stages') return [ofAll([items.at(-1)!], items[0]!.figure, series, of, context)].filter((one) => one !== undefined); // prettier-ignore
  return [...apart(series, of, context), ...shares(series, of, sum, context)];
}

/** What stands above a verdict: the measure, where it is named. */
const measureOf = ({ title }: Series, { kicker }: Beat): string => kicker ?? (title && title.length <= 40 ? title : '');

/** How far what leads is before the next, and before the last. */
function apart(series: Series, of: Beat, context: StoryContext): Verdict[] {
  const named = series.items.filter((item) => !isRemainder(item));
  if (named.some(({ label }) => namesTotal(label, context.language))) return [];
  const [first, second, ...rest] = [...named].sort((a, b) => b.figure.magnitude - a.figure.magnitude);
  const top = leaderOf(series.items);
  if (!top || top !== first || !second || isSumOf(first, [second, ...rest])) return [];
  const last = rest.at(-1);
  const pair = (other: Named, sort: string, weight: number): Verdict | undefined =>
    comparedVerdict({ measure: measureOf(series, of), left: top, right: other }, sort, context, { weight });
  // What leads is told by what comes next; the last of a row is a small one as a rule, and how small says little of it.
  const isNear = last && first.figure.magnitude / last.figure.magnitude <= mostBeforeLast;
  const found = [
    pair(second, 'apart', 0.1),
    isNear && areComparable(named.map(({ label, figure }) => ({ label, figure }))) ? pair(last, 'apart', -0.1) : undefined, // prettier-ignore
  ];
  return found.filter((one) => one !== undefined);
}
/** "Asked 540, for 479, against 61": what all others come to leads none of them. */
const isSumOf = (first: Named, others: readonly Named[]): boolean => {
  const sum = others.reduce((total, { figure }) => total + figure.magnitude, 0);
  return others.length > 1 && first.figure.unit !== 'percent' && comesTo(sum, first.figure.magnitude); // prettier-ignore
};
/** So many times the last of a row its first is at most, where the two are measured by each other. */
const mostBeforeLast = 5;

/** Parts of a whole of which the largest two are the most of it; the largest part of a sum that is given. */
function shares(series: Series, of: Beat, sum: Figure | undefined, context: StoryContext): Verdict[] {
  const [one, other, ...rest] = [...series.items].sort((a, b) => b.figure.magnitude - a.figure.magnitude);
  if (!one || !other) return [];
  const whole = series.arrangement === 'parts' ? { ...one.figure, magnitude: wholeOf(series.items.map(({ figure }) => figure)) ?? 100, display: '' } : sum; // prettier-ignore
  if (!whole) return [];
  const isPart = series.arrangement === 'parts';
  // What each part of a hundred is, the chart has shown; of two together it has not.
  const found = [isPart ? undefined : ofAll([one], whole, series, of, context), rest.length >= 2 ? ofAll([one, other], whole, series, of, context) : undefined]; // prettier-ignore
  return found.filter((each) => each !== undefined);
}

/** Shares between which a part says nothing of its whole: too little, or all of it. */
const [leastShare, mostShare] = [0.02, 0.97];

/** How much of a whole some of its parts are. */
function ofAll(
  items: readonly Named[],
  whole: Figure,
  series: Series,
  of: Beat,
  context: StoryContext,
): Verdict | undefined {
  const { language, phrases } = context;
  const words = packOf(language)?.verdicts;
  const sum = items.reduce((total, { figure }) => total + figure.magnitude, 0);
  const share = sum / whole.magnitude;
  if (!words || items.some(({ figure }) => figure.unit !== whole.unit || figure.magnitude <= 0) || !(share >= leastShare && share <= mostShare)) return undefined; // prettier-ignore
  const names = enumerate(items.map(({ label }) => label), { language, phrases }); // prettier-ignore
  const display = percentText(share, language);
  const claim = filled(words.ofAll, sentenceCase(names), display);
  const figure = percentFigure(Math.round(share * 100), display);
  const made = verdictBeat({ claim, kicker: measureOf(series, of), evidence: { type: 'share', figure, about: claim.slice(0, 120) }, picture: names }, context); // prettier-ignore
  // Two of many that are most of it strike more than two of three.
  const worth = 0.4 + (share >= 0.5 ? 0.3 * share : 0.2 * (1 - share)) * (items.length > 1 ? 1 : 0.8);
  return made && { beat: made, sort: 'share', number: display, worth, from: [...items.map((item) => item.figure.display), ...(whole.display ? [whole.display] : [])] }; // prettier-ignore
}

/** Where a measure went between its ends, and how far its highest point is above its lowest. */
function overTime(series: Series, of: Beat, context: StoryContext): Verdict[] {
  const items = series.items.map(({ label, figure }): Named => ({ label, figure }));
  if (items.length < 3 || !areComparable(items)) return [];
  const [first, last] = [items[0]!, items.at(-1)!];
  const bySize = [...items].sort((a, b) => b.figure.magnitude - a.figure.magnitude);
  const [high, low] = [bySize[0]!, bySize.at(-1)!];
  const areEnds = (high === first && low === last) || (high === last && low === first);
  const [earlier, later] = items.indexOf(high) < items.indexOf(low) ? [high, low] : [low, high];
  const measure = measureOf(series, of);
  const change = high === last || low === last ? changed(first, last, series, of, context) : undefined;
  // Of what rose all the way its change says the same.
  const isSaid = areEnds && change !== undefined;
  const reach = !isSaid && isUnique(high, low, items) ? comparedVerdict({ measure, left: earlier, right: later }, 'apart', context, { weight: areEnds ? 0 : 0.05 }) : undefined; // prettier-ignore
  return [reach, change].filter((one) => one !== undefined);
}

/** Whether the highest and the lowest are the only ones. */
const isUnique = (high: Named, low: Named, items: readonly Named[]): boolean =>
  items.every((one) => one === high || one === low || (one.figure.magnitude < high.figure.magnitude && one.figure.magnitude > low.figure.magnitude)); // prettier-ignore

/** Twice as much and more is told as a number of times; of shares in percent a change in percent would be misread. */
const mostChange = 1;

/** The change of a measure between its first and its last time, in percent. */
function changed(first: Named, last: Named, series: Series, of: Beat, context: StoryContext): Verdict | undefined {
  const { language } = context;
  const words = packOf(language)?.verdicts;
  const share = last.figure.magnitude / first.figure.magnitude - 1;
  const name = series.title ?? of.kicker ?? context.topic;
  if (!words || first.figure.unit === 'percent' || name === '' || Math.abs(share) < 0.05 || share >= mostChange) return undefined; // prettier-ignore
  const number = percentText(share, language, true);
  const claim = filled(words.between, sentenceCase(name), number, first.label, last.label);
  const evidence: Beat['evidence'] = {
    ...{ type: 'delta', about: name.slice(0, 120), before: first.figure, after: last.figure },
    ...{ beforeLabel: first.label.slice(0, 40), afterLabel: last.label.slice(0, 40) },
    sentiment: sentimentOf(name, share > 0 ? 'up' : 'down', language),
  };
  const made = verdictBeat({ claim, evidence, picture: name }, context);
  return made && { beat: made, sort: 'change', number, worth: 0.5 + 0.3 * strikes(timesOf(share), 2), from: [first.figure.display, last.figure.display] }; // prettier-ignore
}
