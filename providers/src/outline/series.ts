import type { Genre } from '@scenewright/core/outline';
import { alternatives, contextWords } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { tidy } from '../planner/words/headline.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';
import { bareLabel, figurePartsOf, labelOf, labelSide, unsaid, type FigurePart } from './labelled-figures.js';
import { inUnitOf } from './borrowed-unit.js';
import type { Candidate } from './node.js';
import { isIngredients } from './lists/ingredients.js';
import { momentsNode, seriesNode } from './series-beats.js';
import { visitWords } from './visit-rows.js';
import type { StoryContext } from './story-context.js';
import { isRemainder } from './remainder.js';
import { totalAt, withoutTotal } from './totals.js';
import { isOrder } from '../reading/orders.js';
import { isThreshold } from '../reading/thresholds.js';
import { isTime } from './time-labels.js';
import type { Series, SeriesItem } from './series-items.js';
import { wholeOf } from './wholes.js';

/** Films of somebody who sells or invites: sums of money in them are prices. */
const sellsThings: ReadonlySet<Genre> = new Set(['promo', 'place', 'event', 'invitation', 'announcement']);
/** Prices that are a list; two are said in one sentence. */
const fewestPrices = 3;
/** Prices below which nobody looks at a chart. */
const dearest = 1000;

/** Shares that are told as the parts of a whole, whatever stands before them. */
const fewestShares = 3;
/** Most points that are looked at together. */
const mostPoints = 24;

/** "Sofa 150, desk 60, plants for free": bare numbers beside what costs nothing are prices, which nobody ranks. */
function isAmongPrices(point: Point, points: readonly Point[], language: string): boolean {
  const isBare = point.figures.length > 0 && point.figures.every(({ kind, figure }) => kind === 'count' && figure.unit === ''); // prettier-ignore
  const free = new RegExp(`(?<!\\p{L})(?:${visitWords('free', language).source})(?!\\p{L})`, 'iu');
  return isBare && points.some((other) => other.sentenceIndex === point.sentenceIndex && other !== point && other.figures.length === 0 && free.test(other.text)); // prettier-ignore
}

/** "Cut a pizza into 4 slices, take 1": what is told to do compares nothing. */
const isTask = ({ text, kind }: Point, language: string): boolean => kind === 'clause' && language === 'en' && isOrder(text, language) && /^\p{L}+\s(?:an?|the|your|it|them)\s/iu.test(text) && !/[:：]/u.test(text); // prettier-ignore

/** Runs of labelled figures: rankings, shares, one measure over time, stages, and short figures of several kinds. */
export function seriesCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  const { language } = context;
  const parts = points.map((point, at) => (isAmongPrices(point, points, language) || isTask(point, language) ? undefined : figurePartsOf(point, at, language))); // prettier-ignore
  const found: Candidate[] = [];
  for (let from = 0; from < points.length; from += 1) {
    let best: { to: number; series: Series } | undefined;
    for (let to = from + 1; to <= Math.min(points.length, from + mostPoints); to += 1) {
      if (!parts[to - 1] || !isTogether(points, from, to - 1)) break;
      const series = readSeries(parts.slice(from, to).flat() as FigurePart[], points, { from, to }, context);
      // "A 41 %, B 34 %, C 25 %. Turnout 62 %": what stands behind the parts of a whole is none of them.
      if (series && !(best?.series.arrangement === 'parts' && series.arrangement !== 'parts')) best = { to, series };
    }
    if (!best) continue;
    // "18 % more than last year. 64 % were sold, 29 % recycled, 7 % thrown away": shares of one whole stand by themselves.
    for (let later = from + 1; best.series.arrangement !== 'parts' && later + fewestShares <= best.to; later += 1) {
      const shares = readSeries(parts.slice(later, best.to).flat() as FigurePart[], points, { from: later, to: best.to }, context); // prettier-ignore
      if (shares?.arrangement !== 'parts') continue;
      best = { to: best.to, series: shares };
      from = later;
    }
    const { series, to } = best;
    const run = points.slice(from, to);
    // What goes into a dish is weighed, and compared with nothing.
    const isDish = context.genre === 'recipe' && run.every(({ figures }) => figures[0]?.kind !== 'percent' && figures[0]?.kind !== 'money') && isIngredients(run, ''); // prettier-ignore
    if (isDish) continue;
    const start = from;
    found.push({
      from,
      to,
      // Figures of several years are a course before they are events.
      score: (series.arrangement === 'time' ? 0.985 : 0.9) + Math.min(0.08, series.items.length * 0.01),
      node: () =>
        series.arrangement === 'time' && series.items.length === 2
          ? momentsNode(series, run, context)
          : seriesNode(series, run, points[start - 1], context),
    });
    from = to - 1;
  }
  return found;
}

const isTogether = (points: readonly Point[], from: number, at: number): boolean =>
  points[at]!.group === points[from]!.group &&
  (points[at]!.kind === 'bullet') === (points[from]!.kind === 'bullet') &&
  points[at]!.kind !== 'heading' &&
  points[at]!.role !== 'action' &&
  points[at]!.role !== 'ending' &&
  (points[at]!.kind === 'bullet' || points[at]!.heading === points[from]!.heading || points[at]!.heading === '');

/** "Attendance in autumn, spring, summer": what the first label says of all of them, and each label alone. */
function withoutShared(labels: readonly string[], language: string): { labels: readonly string[]; shared: string } {
  const topic = topicOf(labels, language);
  if (topic) return topic;
  const words = packOf(language)?.prompts.clauses.leading;
  const match = words
    ? new RegExp(`^(.{3,}?)\\s(?:${alternatives(words)})\\s(\\S+)$`, 'iu').exec(labels[0] ?? '')
    : null;
  const rest = labels.slice(1);
  const isBare = rest.length >= 2 && rest.every((label) => wordsIn(label) === 1);
  return match && isBare ? { labels: [match[2]!, ...rest], shared: match[1]! } : { labels, shared: '' };
}

/** "The twins, apple a bit burnt": of a long label what stands before its comma names it. */
const named = (label: string): string => (wordsIn(label) > mostOfLabel && /^[^,]{3,}, /u.test(label) ? label.split(', ')[0]! : label); // prettier-ignore
/** Words of a label at most. */
const mostOfLabel = 5;

/** "満足度は在宅42、出社58": what is marked as the topic of all is no part of the first name. */
function topicOf(labels: readonly string[], language: string): { labels: string[]; shared: string } | undefined {
  const mark = packOf(language)?.prompts.clauses.topicMark;
  if (mark === undefined) return undefined;
  const match = new RegExp(`^(.{2,}?)(?:${alternatives(mark)})\\s?(.+)$`, 'u').exec(labels[0] ?? '');
  const others = labels.slice(1);
  const isOne = match !== null && others.length > 0 && !others.some((label) => label.startsWith(match[1]!));
  return isOne ? { labels: [match[2]!, ...others], shared: match[1]! } : undefined;
}

const copula = new RegExp(`^\\s*(?:${alternatives(contextWords('copulas'))})\\s`, 'iu');
/** Floors, rooms and the like have no larger numbers. */
const mostNamed = 30;

/** Whether figures with their words make a series, and which. */
function readSeries(
  parts: readonly FigurePart[],
  points: readonly Point[],
  { from, to }: { from: number; to: number },
  context: StoryContext,
): Series | undefined {
  if (parts.length < 2 || parts.length > 24) return undefined;
  const { language, genre } = context;
  const one = points[from]!.kind === 'bullet' || points[to - 1]!.sentenceIndex === points[from]!.sentenceIndex;
  // Whether the sentences are told in full: what is left of one would stand alone.
  const whole =
    points[from - 1]?.sentenceIndex !== points[from]!.sentenceIndex &&
    points[to]?.sentenceIndex !== points[to - 1]!.sentenceIndex;
  const units = unitsOf(parts);
  // "40 % online, 35 % in shops, while sales grew by 12 %": a change is no share beside others.
  const changes = parts.filter(({ trend }) => trend !== undefined).length;
  if (units.unit === 'percent' && changes > 0 && changes < parts.length) return undefined;
  const dated = units.alike ? overTime(parts, language) : undefined;
  if (dated) return parts.length >= 3 || whole ? dated : undefined;
  const side = labelSide(parts, language);
  // "2 is quiet, 3 is for teams": small numbers that something is said of name what they stand for.
  const names = ({ found, before, after }: FigurePart): boolean => found.kind === 'count' && found.figure.unit === '' && found.figure.magnitude <= mostNamed && before.trim() === '' && copula.test(after); // prettier-ignore
  if (parts.filter(names).length >= 2) return undefined;
  const { pronoun } = lexiconOf(language);
  const tells = wordPattern(pronoun, language, 'start').test(parts[0]!.before);
  const acts = stagesOf(parts, language);
  if (acts && tells && one && whole) return acts;
  const { labels, shared } = withoutShared(
    parts.map((part) => named(labelOf(part, side, language))),
    language,
  );
  // "18 % de plus qu' | en 2023" compares with what is cut off.
  if (labels.some((label) => /['’]$/u.test(label))) return undefined;
  // "vous payez une tuile" says what somebody does, and names nothing.
  if (labels.some((label) => wordsIn(label) >= 2 && wordPattern(pronoun, language, 'start').test(label) && !isRemainder({ label }))) return undefined; // prettier-ignore
  if (!labels.every((label, at) => isLabel(label, parts[at]!, at, side, language))) return undefined;
  if (new Set(labels.map((label) => label.toLowerCase())).size < labels.length) return undefined;
  const all = parts.map((part, at): SeriesItem => item(labels[at]!, part, parts[0]!, units.alike ? units.unit : undefined)); // prettier-ignore
  // "Q1 1,240, …, Q4 870. Together 9,700. We used 8,150": what stands behind the sum is none of its parts.
  const at = units.alike ? totalAt(all, language) : -1;
  if (at >= 0 && at < all.length - 1) return undefined;
  const { items, total } = units.alike ? withoutTotal(all, language) : { items: all };
  // "Country loaf £4.20, rye £4.80": what a shop asks for its things is a list of prices, which nobody compares.
  if (units.alike && units.unit.startsWith('currency') && sellsThings.has(genre) && items.length >= fewestPrices && items.every(({ figure }) => figure.magnitude < dearest)) return undefined; // prettier-ignore
  const sums = total ? { total } : {};
  const what = shared || whatOf(parts[0]!, side, language);
  if (
    units.alike &&
    !(units.unit === '' && side === 'before' && countsApart(parts, language)) &&
    (units.unit !== '' || side === 'before' || parts.every((part) => leans(part.after, language)))
  ) {
    const percent = units.unit === 'percent';
    // Two spans that come to a day are an accident.
    const isWhole = wholeOf(items.map(({ figure }) => figure)) !== undefined && items.length <= 7 && (percent || items.length >= fewestShares); // prettier-ignore
    if (tells && side === 'before') return undefined;
    if (parts.length === 2 && !(one && whole && (isWhole || labels.every((label) => wordsIn(label) <= 3)))) return undefined; // prettier-ignore
    if (isWhole) return { arrangement: 'parts', items, what };
    if (labels.every((label) => isTime(label, language))) return { arrangement: 'time', items, what, ...sums };
    const falls = items.every((each, at) => at === 0 || each.figure.magnitude <= items[at - 1]!.figure.magnitude);
    const ranked = genre === 'ranking' || (falls && !percent && items.length >= 4);
    return { arrangement: ranked ? 'ranking' : 'other', items, what, ...sums };
  }
  // Amounts of ingredients and parts are a list of what is needed.
  if (genre === 'recipe' || genre === 'how-to') return undefined;
  if (!one || !whole || tells && side === 'before' || parts.length > 6) return undefined; // prettier-ignore
  if (!labels.every((label) => wordsIn(label) <= 4) || units.alike && side === 'before') return undefined; // prettier-ignore
  // "… works offline in 61 countries": what a tile would leave out is told in its own words.
  if (parts.some((part, at) => unsaid(part, side, language) > (at === 0 ? 3 : 1))) return undefined;
  const said = `${points[from]!.heading} ${what} ${context.topic}`;
  return { arrangement: units.alike && isFunnel(items, said) ? 'stages' : 'mixed', items, what };
}

/** The unit of all, when they share one; bare numbers after one that has its unit are in it too. */
function unitsOf(parts: readonly FigurePart[]): { alike: boolean; unit: string } {
  const units = new Set(parts.map(({ found }) => found.figure.unit));
  const bare = units.delete('');
  const [unit = ''] = units;
  const leads = parts[0]!.found.figure.unit !== '';
  // "Finland 12 kg, Norway 9.9" leaves the unit out; "67 m high, 110,000 cars" counts something else.
  const borrows = leads && parts.every(({ found, after }) => found.figure.unit !== '' || !/[\p{L}\p{Nd}]/u.test(after));
  return { alike: units.size === 0 || (units.size === 1 && (!bare || borrows)), unit };
}

const funnel =
  /funnel|pipeline|conversion|trichter|entonnoir|embudo|funil|imbuto|lejek|воронк|ファネル|漏斗|퍼널|قمع/iu;
/** Counts of several things are stages of one flow only where the prompt says so. */
const isFunnel = (items: readonly SeriesItem[], said: string): boolean =>
  items.length >= 3 &&
  funnel.test(said) &&
  items.every((each, at) => at === 0 || each.figure.magnitude < items[at - 1]!.figure.magnitude);

/** "We received 9,000 letters, read 2,000 and answered 400 of them": what someone did, each time to fewer. */
function stagesOf(parts: readonly FigurePart[], language: string): Series | undefined {
  if (parts.length < 3 || parts.length > 6 || parts.some(({ found }) => found.kind !== 'count')) return undefined;
  const { pronoun } = lexiconOf(language);
  const items = parts.map((part, at): SeriesItem => {
    const verb = part.before.replace(new RegExp(`^.*(?<!\\p{L})(?:${pronoun})(?!\\p{L})`, 'isu'), '').trim();
    const noun = at === 0 ? bareLabel(part.after, language) : '';
    return {
      label: tidy(`${verb.split(/\s+/u).slice(0, 3).join(' ')} ${noun}`).slice(0, 64),
      figure: part.found.figure,
    };
  });
  const falls = items.every((each, at) => at === 0 || each.figure.magnitude < items[at - 1]!.figure.magnitude);
  const named = items.every(({ label }) => /\p{L}{2}/u.test(label)) && parts.slice(1).every(({ before }) => before.trim() !== ''); // prettier-ignore
  return falls && named && items[0]!.figure.magnitude >= items.at(-1)!.figure.magnitude * 4
    ? { arrangement: 'stages', items, what: '' }
    : undefined;
}

/** One measure at several times: each figure has its own date, and little else. */
function overTime(parts: readonly FigurePart[], language: string): Series | undefined {
  if (!parts.every(({ when }) => when)) return undefined;
  if (new Set(parts.map(({ when }) => when!.text)).size < parts.length) return undefined;
  const rest = parts.map((part) => restOf(part, language));
  if (rest.slice(1).some((words) => wordsIn(words) > 2 && words.toLowerCase() !== rest[0]!.toLowerCase()))
    return undefined;
  if (wordsIn(rest[0]!) > 5) return undefined;
  const items = parts.map((part) => item(part.when!.text, part, parts[0]!, unitsOf(parts).unit));
  const orders = parts.map(({ when }) => when!.order);
  const rises = orders.every((order, at) => at === 0 || order >= orders[at - 1]!);
  const falls = orders.every((order, at) => at === 0 || order <= orders[at - 1]!);
  if (!rises && !falls) return undefined;
  return {
    arrangement: 'time',
    items: rises ? items : items.reverse(),
    what: parts[0]!.lead || whatOf(parts[0]!, 'before', language),
    noun: bareLabel(parts[0]!.after.replace(parts[0]!.when!.text, ' '), language),
  };
}

const restOf = ({ before, after, when }: FigurePart, language: string): string =>
  bareLabel(`${before} ${after}`.replace(when!.text, ' '), language);

/** What the words before a first figure name besides its label: "Our revenue was $5M in 2021". */
function whatOf(first: FigurePart, side: 'before' | 'after', language: string): string {
  if (first.lead) return first.lead;
  const text = side === 'after' || first.when ? first.before.replace(first.when?.text ?? '', ' ') : '';
  const bare = bareLabel(text, language);
  return wordsIn(bare) <= 5 ? bare : '';
}

/** "A hive holds 50,000 bees, a queen lays 2,000 eggs": bare numbers of which each counts something else have no one scale. */
function countsApart(parts: readonly FigurePart[], language: string): boolean {
  const counted = parts.map(({ after }) => bareLabel(after, language).toLowerCase());
  return counted.every((name) => name !== '') && new Set(counted).size === counted.length;
}

/** "148 for margherita": a word that leads to its label says that all count one thing. */
const leans = (after: string, language: string): boolean =>
  wordPattern(lexiconOf(language).linking, language, 'start').test(after.trim());

function isLabel(label: string, part: FigurePart, at: number, side: 'before' | 'after', language: string): boolean {
  if (
    label === '' ||
    isThreshold(label, language) ||
    !/\p{L}/u.test(label) ||
    label.length > 48 ||
    wordsIn(label) > mostOfLabel
  )
    return false;
  if (unsaid(part, side, language) > (at === 0 && side === 'after' ? 4 : 3)) return false;
  return wordsIn(part.before) + wordsIn(part.after) <= (at === 0 ? 9 : 7);
}

/** @param unit what all are counted in, when they share one: a bare figure is in it too */
function item(label: string, part: FigurePart, first: FigurePart, unit: string | undefined): SeriesItem {
  const { note, found, trend } = part;
  return {
    label: tidy(label).slice(0, 64),
    figure: unit === first.found.figure.unit ? inUnitOf(found.figure, first.found.figure) : found.figure,
    ...(note && note.length <= 80 ? { note } : {}),
    ...(trend ? { trend } : {}),
  };
}
