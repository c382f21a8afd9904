import type { Beat, Evidence, Figure } from '@scenewright/core';
import { tidy } from '../planner/words/headline.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';
import type { FoundFigure } from '../reading/scan/figures.js';
import { beat, kickerOf, spokenOf } from './beats.js';
import { claimOf } from './claim.js';
import type { Candidate } from './node.js';
import { enumeration, sentence } from './spoken.js';
import type { StoryContext } from './story-context.js';

interface Entry {
  label: string;
  figure: Figure;
  found: FoundFigure;
  point: number;
  /** What stands in the point besides label and figure: "(Norway)", "the winner". */
  note: string;
}

/** Runs of labelled figures: rankings, shares, series over time, and short figures of several kinds. */
export function seriesCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  const entries = points.map((point, at) => entriesOf(point, at, context));
  const found: Candidate[] = [];
  for (let from = 0; from < points.length; from += 1) {
    let items: Entry[] = [];
    let to = from;
    while (to < points.length && entries[to] && isTogether(points, from, to) && fits(items, entries[to]!))
      items = [...items, ...entries[to++]!];
    if (items.length < 3) continue;
    if (from > 0 && entries[from - 1] && isTogether(points, from - 1, to - 1) && fits(entries[from - 1]!, items))
      continue;
    const distinct = new Set(items.map(({ label }) => label.toLowerCase())).size === items.length;
    if (!distinct) continue;
    const score = 0.9 + Math.min(0.08, items.length * 0.01);
    const run = points.slice(from, to);
    found.push({ from, to, score, node: () => seriesNode(items, run, points[from - 1], context) });
  }
  return found;
}

const isTogether = (points: readonly Point[], from: number, at: number): boolean =>
  points[at]!.group === points[from]!.group &&
  (points[at]!.kind === 'bullet') === (points[from]!.kind === 'bullet') &&
  points[at]!.kind !== 'heading' &&
  points[at]!.role !== 'action' &&
  points[at]!.role !== 'ending';

/** Whether figures may stand on one axis: the same unit, or bare numbers after one that has its unit. */
function fits(items: readonly Entry[], more: readonly Entry[]): boolean {
  const units = new Set([...items, ...more].map(({ figure }) => figure.unit));
  const bare = units.delete('');
  return (
    units.size <= 1 &&
    (units.size === 0 || !bare || items[0]?.figure.unit !== '' || more.every(({ figure }) => figure.unit !== ''))
  );
}

/** Label and figure of a short point, "Norway 9.9", "148 for margherita"; several for "Dubai 87, Dallas 81.8". */
function entriesOf(point: Point, at: number, { language }: StoryContext): Entry[] | undefined {
  if (point.figures.length !== 1 || point.kind === 'heading' || point.dates.length > 1) return undefined;
  const found = point.figures[0]!;
  const { text } = point;
  const dated = point.dates[0];
  const before = text.slice(0, found.start);
  const after = text.slice(found.end);
  const notes: string[] = [];
  const without = (part: string): string =>
    part.replace(/[(（][^()（）]*[)）]/gu, (aside) => {
      notes.push(aside.slice(1, -1).trim());
      return ' ';
    });
  const head = bareLabel(without(before), language);
  const tail = bareLabel(without(after), language);
  const label = dated && wordsIn(head) <= 2 ? dated.text : head || tail;
  if (!label || wordsIn(label) > 5 || label.length > 48) return undefined;
  if (head && tail && wordsIn(tail) > 3) return undefined;
  if (/^\p{Ll}/u.test(label) && wordsIn(text) > 7) return undefined;
  return [{ label: tidy(label), figure: found.figure, found, point: at, note: notes.join(', ') }];
}

/** A label without articles, verbs and prepositions at its ends. */
function bareLabel(text: string, language: string): string {
  const { linking, and } = lexiconOf(language);
  let label = text.replace(/^[\s:=,;.–—-]+|[\s:=,;.–—-]+$/gu, '');
  const list = `${linking}|${and}`;
  for (let turn = 0; turn < 4; turn += 1) {
    const next = label
      .replace(wordPattern(list, language, 'start'), '')
      .replace(wordPattern(list, language, 'end'), '')
      .replace(/^[\s:=,;.–—-]+|[\s:=,;.–—-]+$/gu, '');
    if (next === label) break;
    label = next;
  }
  return label;
}

function seriesNode(
  entries: readonly Entry[],
  run: readonly Point[],
  before: Point | undefined,
  context: StoryContext,
): { alternatives: Beat[][]; importance: number } {
  const { language, phrases, topic, genre } = context;
  const unit = entries.find(({ figure }) => figure.unit !== '')?.figure.unit ?? '';
  const items = entries.map(({ label, figure, note }) => ({
    label: label.slice(0, 64),
    figure: withUnit(figure, entries[0]!.figure, unit),
    ...(note && note.length <= 80 ? { note } : {}),
  }));
  const isDated =
    run.every((point) => point.dates.length === 1 && point.text.length < 60) ||
    entries.every(({ label }) => isTime(label, language));
  const sum = items.reduce((total, { figure }) => total + figure.magnitude, 0);
  const parts = unit === 'percent' && Math.abs(sum - 100) <= 1.5 && items.length <= 7;
  const sorted = items.every(
    (item, index) => index === 0 || item.figure.magnitude <= items[index - 1]!.figure.magnitude,
  );
  const heading = run[0]!.heading || (before?.kind === 'heading' ? before.text : '');
  const title = heading && heading.length <= 80 ? claimOf(heading, language, 80) : '';
  const arrangement = parts ? 'parts' : isDated ? 'time' : genre === 'ranking' || sorted ? 'ranking' : 'other';
  const evidence: Evidence = { type: 'series', arrangement, ...(title ? { title } : {}), items: items.slice(0, 24) };
  const top = [...items].sort((a, b) => b.figure.magnitude - a.figure.magnitude)[0]!;
  const second = [...items].sort((a, b) => b.figure.magnitude - a.figure.magnitude)[1]!;
  const what = title || topic;
  const [first, last] = [items[0]!, items.at(-1)!];
  const moved = isDated && first.figure.magnitude !== last.figure.magnitude && what !== '' && what.length <= 36;
  const claim = moved
    ? (last.figure.magnitude > first.figure.magnitude ? phrases.rose : phrases.fell)(
        what,
        first.figure.display,
        last.figure.display,
        first.label,
        last.label,
      )
    : top.figure.magnitude > second.figure.magnitude && !isDated
      ? phrases.leads(top.label, top.figure.display)
      : what || claimOf(run.map(({ text }) => text).join(', '), language);
  const kicker = title && title !== claim && title.length <= 48 ? title : kickerOf(run[0]!, context);
  const said =
    items.length <= 8
      ? enumeration(
          title || '',
          items.map(({ label, figure }) => `${label} ${figure.display}`),
          context,
        )
      : sentence(claim, context);
  const whole = beat(
    {
      claim,
      kicker,
      evidence,
      spoken: said.length < 300 ? said : spokenOf(run, context),
      spokenShort: sentence(claim, context),
      picture: what,
      importance: 0.9,
    },
    context,
  );
  return { alternatives: [[whole], ...oneByOne(items, arrangement, whole, context)], importance: 0.95 };
}

/** A ranking told place by place before all are seen together, from the last to the first as a countdown is. */
function oneByOne(
  items: readonly { label: string; figure: Figure; note?: string }[],
  arrangement: string,
  whole: Beat,
  context: StoryContext,
): Beat[][] {
  if (arrangement !== 'ranking' || items.length > 7 || context.genre !== 'ranking') return [];
  const up = [...items].sort((a, b) => a.figure.magnitude - b.figure.magnitude);
  const places = up.map((item) =>
    beat(
      {
        claim: item.label,
        kicker: whole.kicker,
        evidence: { type: 'figure', figure: item.figure, about: item.label },
        spoken: sentence(`${item.label}${context.language === 'fr' ? ' : ' : ': '}${item.figure.display}`, context),
        picture: item.label,
        importance: 0.6,
      },
      context,
    ),
  );
  return [
    [...places.slice(-3), { ...whole, spoken: null }],
    [...places, { ...whole, spoken: null }],
  ];
}

/** "Finland 12 kg, Norway 9.9": a bare number is in the unit of the others. */
function withUnit(figure: Figure, first: Figure, unit: string): Figure {
  if (figure.unit === unit || unit === '') return figure;
  const factor = first.value === 0 ? 1 : first.magnitude / first.value;
  return {
    ...figure,
    unit,
    magnitude: figure.magnitude * factor,
    suffix: figure.suffix || first.suffix,
    prefix: figure.prefix || first.prefix,
    display: `${first.prefix}${figure.display}${first.suffix}`.slice(0, 40),
  };
}

const months =
  /^(?:jan|feb|fév|mar|mär|apr|avr|abr|ma[yi]|jun|jui|jul|aug|aoû|ago|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic|янв|фев|мар|апр|май|июн|июл|авг|сен|окт|ноя|дек)\p{L}*\.?$/iu;
const isTime = (label: string, language: string): boolean =>
  /^(?:1[5-9]|20)\d\d$/u.test(label) ||
  /^(?:Q[1-4]|H[12]|\p{Nd}{1,2}月|\p{Nd}{1,2}월)/u.test(label) ||
  months.test(label) ||
  new RegExp(`^(?:${weekdays(language)})\\.?$`, 'iu').test(label);

const weekdayCache = new Map<string, string>();
function weekdays(language: string): string {
  const known = weekdayCache.get(language);
  if (known) return known;
  const names = (['long', 'short'] as const).flatMap((weekday) =>
    Array.from({ length: 7 }, (_, day) =>
      new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
        .format(Date.UTC(2024, 0, 1 + day))
        .replace(/\.$/u, ''),
    ),
  );
  const list = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  weekdayCache.set(language, list);
  return list;
}
