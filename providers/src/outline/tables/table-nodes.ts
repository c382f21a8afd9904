import type { Figure } from '@scenewright/core/figures';
import type { Evidence } from '@scenewright/core/outline';
import { colon } from '../../languages/marks.js';
import { changeOf } from '../../planner/tables/measured.js';
import { totalOf, type Measure, type MeasuredTable } from '../../planner/tables/measures.js';
import { sentimentOf } from '../../planner/facts/make-fact.js';
import { sentenceCase } from '../../planner/words/headline.js';
import { phrasesOf } from '../../planner/words/phrases.js';
import { beat } from '../beats.js';
import type { StoryNode } from '../node.js';
import type { SeriesItem } from '../series-items.js';
import { leaderOf, movedClaim } from '../series-beats.js';
import { sentence } from '../spoken.js';
import type { StoryContext } from '../story-context.js';
import type { AskedOfTable } from '../../reading/table-requests.js';

interface Finding {
  claim: string;
  evidence: Evidence;
  importance: number;
}
interface Tale {
  table: MeasuredTable;
  asked: AskedOfTable;
  context: StoryContext;
}

/** Of at most so many items a chart shows every figure with its unit; the title of a longer one says it. */
const readable = 8;
const asksNothing = ({ total, grew, fell, highest, lowest }: AskedOfTable): boolean =>
  !total && !grew && !fell && highest === undefined && lowest === undefined;

/**
 * The story of a table, measure by measure: what it comes to, who leads, who grew and who shrank; over time, where it
 * went, with its highest and lowest point. What the prompt asks for weighs most.
 */
export function tableNodes(
  table: MeasuredTable,
  asked: AskedOfTable,
  isNamed: boolean,
  context: StoryContext,
): StoryNode[] {
  const tale = { table, asked, context };
  // A question is about the measures that it names, and else about the first one.
  const measures = asksNothing(asked) || isNamed ? table.measures : table.measures.slice(0, 1);
  const beside = table.dated && asksNothing(asked) ? measures.filter((measure) => isBeside(measures[0]!, measure)) : [];
  if (beside.length > 1) {
    const findings = [...together(beside.slice(0, 3), tale), ...measures.filter((measure) => !beside.includes(measure)).slice(0, 2).flatMap((measure) => overTime(measure, tale).slice(0, 1).map((one) => ({ ...one, importance: 0.5 })))]; // prettier-ignore
    return findings.map((one) => nodeOf(one, measures[0]!, context));
  }
  return measures.flatMap((measure, order) => {
    const findings = table.dated ? overTime(measure, tale) : amongRows(measure, tale);
    return findings.map((one) => nodeOf({ ...one, importance: Math.max(0.2, one.importance - order * 0.25) }, measure, context)); // prettier-ignore
  });
}

/** What a table is about, from its heads: "Revenue by shop, 2023–2024". */
export function tableTitle({ axis, dated, labels, measures }: MeasuredTable, language: string): string {
  const [measure] = measures;
  const times = dated ? labels : measure!.periods.map(({ period }) => period).filter(Boolean);
  const when = times.length > 1 ? `${times[0]}–${times.at(-1)}` : (times[0] ?? '');
  const { name } = measure!;
  const what = name && !dated ? phrasesOf(language).by(name, lowered(axis, language)) : name || axis;
  return [what, when].filter(Boolean).join(', ');
}

function nodeOf({ claim, evidence, importance }: Finding, { name }: Measure, context: StoryContext): StoryNode {
  const spoken = sentence(claim, context);
  const kicker = context.topic || name;
  return { alternatives: [[beat({ claim, kicker, evidence, spoken, spokenShort: spoken, picture: `${claim} ${name}`, importance }, context)]], importance }; // prettier-ignore
}

/** Measures of one unit and a like size share a chart. */
function isBeside(a: Measure, b: Measure): boolean {
  const most = ({ periods }: Measure): number => Math.max(1e-9, ...periods.at(-1)!.figures.map((figure) => Math.abs(figure?.magnitude ?? 0))); // prettier-ignore
  const whole = (measure: Measure): boolean => measure.periods.at(-1)!.figures.every(Boolean);
  const ratio = most(a) / most(b);
  // What has a unit is known to be alike; plain numbers may count anything.
  return a === b || (a.unit !== '' && a.unit === b.unit && a.suffix === b.suffix && whole(a) && whole(b) && ratio < 6 && ratio > 1 / 6); // prettier-ignore
}

/** Several measures over one time: all in one chart, then where each of the others went. */
function together(measures: readonly Measure[], { table, context }: Tale): Finding[] {
  const { language } = context;
  const series = measures.map((measure) => ({ name: nameOf(measure, measure.periods.at(-1)!.period), items: spread(itemsOf(measure, measure.periods.length - 1, table.labels), 24) })); // prettier-ignore
  const [lead, ...others] = series;
  const claim = movedClaim(lead!.name, lead!.items[0]!, lead!.items.at(-1)!, context);
  const grid: Evidence = { type: 'grid', dated: true, title: claim.slice(0, 110), categories: lead!.items.map(({ label }) => label), series: series.map(({ name, items }) => ({ name, values: items.map(({ figure }) => figure) })) }; // prettier-ignore
  return [
    { claim, evidence: grid, importance: 0.96 },
    ...others.map(({ name, items }): Finding => {
      const [first, last] = [items[0]!, items.at(-1)!];
      const trend = last.figure.magnitude >= first.figure.magnitude ? 'up' : 'down';
      return { claim: movedClaim(name, first, last, context), evidence: { type: 'delta', about: name.slice(0, 120), before: first.figure, after: last.figure, beforeLabel: first.label, afterLabel: last.label, sentiment: sentimentOf(name, trend, language) }, importance: 0.7 }; // prettier-ignore
    }),
  ];
}

const weigh = (isAsked: boolean, otherwise: number): number => (isAsked ? 0.95 : otherwise);

function overTime(measure: Measure, { table, asked, context }: Tale): Finding[] {
  const { phrases } = context;
  const name = nameOf(measure, measure.periods.at(-1)!.period);
  const items = itemsOf(measure, measure.periods.length - 1, table.labels);
  if (items.length < 2) return [];
  const top = leaderOf(items);
  const low = lowestOf(items);
  const findings: Finding[] = [];
  const went = goesSomewhere(items) || !top ? movedClaim(name, items[0]!, items.at(-1)!, context) : phrases.highest(name, top.label, top.figure.display); // prettier-ignore
  const total = totalOf(measure, measure.periods.length - 1, context.language);
  findings.push({ claim: went, evidence: chartOf(items, 'time', name), importance: 0.96 });
  const extreme = (item: SeriesItem, words: string | undefined, frame: typeof phrases.highest): Finding => ({
    claim: words ? `${sentenceCase(words)}${colon(context.language)}${item.label}, ${item.figure.display}` : frame(name, item.label, item.figure.display), // prettier-ignore
    evidence: { type: 'figure', figure: item.figure, about: `${name}, ${item.label}`.slice(0, 120) },
    importance: weigh(words !== undefined, 0.5),
  });
  const inside = (item: SeriesItem): boolean => items.length >= 4 && item !== items[0] && item !== items.at(-1);
  if (top && (asked.highest !== undefined || (inside(top) && went !== phrases.highest(name, top.label, top.figure.display)))) findings.push(extreme(top, asked.highest, phrases.highest)); // prettier-ignore
  if (low && (asked.lowest !== undefined || inside(low))) findings.push(extreme(low, asked.lowest, phrases.lowest));
  // A stock that is counted again and again adds up to nothing: only who asks gets the sum.
  if (total && asked.total) findings.push(sumOf(total, name, context));
  return findings;
}

function amongRows(measure: Measure, { table, asked, context }: Tale): Finding[] {
  const { phrases, language } = context;
  const { periods } = measure;
  const last = periods.length - 1;
  const [before, now] = [periods[last - 1], periods[last]!];
  const name = nameOf(measure, '');
  const findings: Finding[] = [...totalsOf(measure, name, asked, context)];
  const items = itemsOf(measure, last, table.labels);
  if (items.length < 2) return findings;
  const full = nameOf(measure, now.period);
  const top = leaderOf(items);
  const low = lowestOf(items);
  const isShares = measure.unit === 'percent' && Math.abs(items.reduce((sum, { figure }) => sum + figure.magnitude, 0) - 100) <= 1.5; // prettier-ignore
  const ranked = isShares
    ? items
    : [...items].sort((a, b) => b.figure.magnitude - a.figure.magnitude).slice(0, readable);
  findings.push({
    claim: top ? phrases.highest(full, top.label, top.figure.display) : phrases.by(full, lowered(table.axis, language)),
    evidence: chartOf(ranked, isShares && items.length <= 7 ? 'parts' : 'other', full),
    importance: weigh(asked.highest !== undefined || asksNothing(asked), 0.7),
  });
  if (low && asked.lowest !== undefined) findings.push({ claim: phrases.lowest(full, low.label, low.figure.display), evidence: { type: 'figure', figure: low.figure, about: `${full}, ${low.label}`.slice(0, 120) }, importance: 0.93 }); // prettier-ignore
  if (!before) return findings;
  const changes = table.labels.flatMap((label, row) => {
    const [was, is] = [before.figures[row], now.figures[row]];
    const change = was && is && measure.unit !== 'percent' ? changeOf(was, is, language) : undefined;
    return change ? [{ label, was: was!, is: is!, change }] : [];
  });
  const up = changes.filter(({ change }) => change.magnitude > 0).sort((a, b) => b.change.magnitude - a.change.magnitude); // prettier-ignore
  const down = changes.filter(({ change }) => change.magnitude < 0).sort((a, b) => a.change.magnitude - b.change.magnitude); // prettier-ignore
  const changed = ({ label, was, is }: (typeof changes)[number], trend: 'up' | 'down'): Evidence => ({
    ...{
      type: 'delta',
      about: `${label}${name ? `, ${lowered(name, language)}` : ''}`.slice(0, 120),
      before: was,
      after: is,
    },
    ...(before.period && now.period ? { beforeLabel: before.period.slice(0, 40), afterLabel: now.period.slice(0, 40) } : {}), // prettier-ignore
    sentiment: sentimentOf(name, trend, language),
  });
  const [best, worst] = [up[0], down[0]];
  if (best && (up[1]?.change.magnitude ?? 0) < best.change.magnitude) findings.push({ claim: phrases.grewMost(best.label, best.change.display), evidence: changed(best, 'up'), importance: weigh(asked.grew, 0.6) }); // prettier-ignore
  if (worst) {
    const ends = [{ label: before.period, figure: worst.was }, { label: now.period, figure: worst.is }] as const; // prettier-ignore
    const claim = down.length === 1 && before.period ? movedClaim(worst.label, ends[0], ends[1], context) : phrases.fellMost(worst.label, worst.change.display); // prettier-ignore
    findings.push({ claim, evidence: changed(worst, 'down'), importance: weigh(asked.fell, 0.55) });
  }
  return findings;
}

/** What all rows come to: with the time before it, or over all times. */
function totalsOf(measure: Measure, name: string, asked: AskedOfTable, context: StoryContext): Finding[] {
  const { phrases, language } = context;
  const sums = measure.periods.flatMap(({ period }, at) => {
    const figure = totalOf(measure, at, language);
    return figure ? [{ label: period, figure }] : [];
  });
  const sum = sums.at(-1);
  if (!sum || sums.length < measure.periods.length) return [];
  const importance = weigh(asked.total, sums.length > 1 ? 0.75 : 0.4);
  if (sums.length === 1) return [{ ...sumOf(sum.figure, nameOf(measure, sum.label), context), importance }];
  const what = sentenceCase(phrases.total(name));
  const claim = movedClaim(what, sums.at(-2)!, sum, context);
  if (sums.length > 2) return [{ claim: movedClaim(what, sums[0]!, sum, context), evidence: chartOf(sums, 'time', what), importance }]; // prettier-ignore
  const trend = sum.figure.magnitude >= sums[0]!.figure.magnitude ? 'up' : 'down';
  return [{ claim, evidence: { type: 'delta', about: what.slice(0, 120), before: sums[0]!.figure, after: sum.figure, beforeLabel: sums[0]!.label, afterLabel: sum.label, sentiment: sentimentOf(name, trend, language) }, importance }]; // prettier-ignore
}

function sumOf(figure: Figure, name: string, { phrases, language }: StoryContext): Finding {
  const what = sentenceCase(phrases.total(name));
  return {
    claim: `${what}${colon(language)}${figure.display}`,
    evidence: { type: 'figure', figure, about: what.slice(0, 120) },
    importance: 0.93,
  };
}

/** The measure as it is called, with its time: "Revenue 2024". */
const nameOf = ({ name }: Measure, period: string): string => [name, period].filter(Boolean).join(' ');

const lowered = (text: string, language: string): string => language !== 'de' && /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text; // prettier-ignore

function itemsOf({ periods }: Measure, at: number, labels: readonly string[]): SeriesItem[] {
  return labels.flatMap((label, row) => {
    const figure = periods[at]!.figures[row];
    return figure ? [{ label, figure }] : [];
  });
}

function lowestOf(items: readonly SeriesItem[]): SeriesItem | undefined {
  const [first, second] = [...items].sort((a, b) => a.figure.magnitude - b.figure.magnitude);
  return first && (!second || first.figure.magnitude < second.figure.magnitude) ? first : undefined;
}

/** Whether the ends of a series say what it did: they lie far apart of all that it went through. */
function goesSomewhere(items: readonly SeriesItem[]): boolean {
  const values = items.map(({ figure }) => figure.magnitude);
  const range = Math.max(...values) - Math.min(...values);
  return range > 0 && Math.abs(values.at(-1)! - values[0]!) >= range * 0.5;
}

function chartOf(items: readonly SeriesItem[], arrangement: 'time' | 'parts' | 'other', title: string): Evidence {
  const some = spread(items, 24);
  const plain = some.length > readable;
  const shown = some.map(({ label, figure }) => ({ label, figure: plain ? withoutUnit(figure) : figure }));
  return { type: 'series', arrangement, ...(title ? { title: title.slice(0, 110) } : {}), items: shown };
}

/** "98" of "98 mm": beside many others the number alone is read. */
function withoutUnit(figure: Figure): Figure {
  const { suffix, display } = figure;
  if (suffix === '' || !/\p{L}/u.test(suffix) || !display.endsWith(suffix)) return figure;
  return { ...figure, suffix: '', display: display.slice(0, -suffix.length) };
}

/** At most so many of the items, first and last included. */
function spread<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, index) => items[Math.round((index * (items.length - 1)) / (most - 1))]!);
}
