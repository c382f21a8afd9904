import { alternatives, contextWords } from '../languages/any-word.js';
import { colon } from '../languages/marks.js';
import type { Beat, Evidence } from '@scenewright/core/outline';
import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';
import { beat, headlineOf, kickerOf, spokenOf } from './beats.js';
import { claimOf, endsAsFragment } from './claim.js';
import type { Candidate } from './node.js';
import { isHero, singleBeat } from './single-point.js';
import { relativeTime } from './relative-time.js';
import { plainWords } from '../reading/plain-words.js';
import { sentenceCase, tidy } from '../planner/words/headline.js';
import { sentence } from './spoken.js';
import { inSubjectOrder } from './subject-order.js';
import type { StoryContext } from './story-context.js';
import { momentOf } from '../reading/scan/moment.js';

interface Event {
  date: string;
  label: string;
}
/** As it is found, with its place in time: a day as one number (0 where it is not known), or a minute of a day. */
interface FoundEvent extends Event {
  order: number;
}

/** Three points or more in a row that each begin or end with a date of their own, in order: a time line. */
export function timelineCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  const found: Candidate[] = [];
  for (let from = 0; from < points.length; from += 1) {
    const events: Event[] = [];
    let to = from;
    let order = -Infinity;
    let last = from;
    while (to < points.length) {
      const point = points[to]!;
      const event = eventOf(point, context);
      if (event) {
        const next = event.order;
        // What holds now is where a row arrives, and once.
        if (next !== 0 && (next < order || (next === order && points[to]!.dates.length === 0))) break;
        order = next || order;
        events.push({ date: event.date, label: event.label });
        last = to + 1;
      } else if (events.length > 0 && wordsIn(events.at(-1)!.label) <= mostBare && isRest(points[to - 1]!, point)) {
        // "Returned in 1975 | and opened a shop": a verb alone says too little of a year.
        const { text, sentence: whole } = point;
        const { and } = context.phrases;
        const joiner = and && whole.includes(` ${and} ${text}`) ? ` ${and} ` : ', ';
        events.at(-1)!.label += `${joiner}${text.replace(/[.。]\s*$/u, '')}`;
        last = to + 1;
      } else if (events.length > 0 && isAside(points, to, order, context)) {
        last = to + 1;
      } else if (
        events.length === 0 ||
        point.sentenceIndex !== points[to - 1]!.sentenceIndex ||
        to - last >= 1 ||
        point.role !== 'content'
      )
        break;
      to += 1;
    }
    if (events.length < 3 || isMeasured(points.slice(from, to))) continue;
    // What the sentence of the last event goes on with is a part of it.
    while (last < points.length && !eventOf(points[last]!, context) && points[last]!.kind === 'clause' && points[last]!.role === 'content' && points[last]!.dates.length === 0 && points[last]!.sentenceIndex === points[last - 1]!.sentenceIndex) last += 1; // prettier-ignore
    const run = points.slice(from, last);
    found.push({
      from,
      to: last,
      score: 0.93 + Math.min(0.05, events.length * 0.01),
      node: () => timelineNode(events, run, context),
    });
  }
  return found;
}

/** "2015 40 km of lanes, 2018 95 km, 2021 160 km": one measure at several times is a row of figures. */
function isMeasured(run: readonly Point[]): boolean {
  const units = run.map(({ figures }) => (figures.length === 1 ? figures[0]!.figure.unit : ''));
  const isBare = ({ text, figures: [figure], dates: [date] }: Point): boolean => /^[\s:,–-]*$/u.test(text.slice(date?.end ?? 0, figure?.start ?? 0)) && wordsIn(text.slice(figure?.end ?? 0)) <= mostCounted; // prettier-ignore
  return units[0] !== '' && units.every((unit) => unit === units[0]) && run.every(({ dates }) => dates[0]?.start === 0) && run.every(isBare); // prettier-ignore
}
/** Words behind a figure that say what it is of. */
const mostCounted = 3;

/** Sentences at most that tell more of one date before the next comes. */
const mostAsides = 2;

/** "In 1969 two computers spoke. | Only LO arrived. | In 1983 …": what is told of a date until a later one follows. */
function isAside(points: readonly Point[], at: number, order: number, context: StoryContext): boolean {
  const events = points.slice(at, at + mostAsides + 1).map((point) => eventOf(point, context));
  const next = events.findIndex((event) => event !== undefined);
  if (next < 1 || events[next]!.order <= order) return false;
  return points.slice(at, at + next).every(({ kind, role, heading, contacts }) => kind === 'clause' && role === 'content' && contacts.length === 0 && heading === points[at - 1]!.heading); // prettier-ignore
}

/** What is told of an event in sentences of its own. */
const asidesOf = (points: readonly Point[]): Point[] =>
  points.filter(({ sentenceIndex }) => sentenceIndex !== points[0]!.sentenceIndex);

/** Words of a label that may be a verb alone, or a thing without what was done with it. */
const mostBare = 4;
const isRest = (before: Point, point: Point): boolean => point.sentenceIndex === before.sentenceIndex && point.role === 'content' && point.dates.length === 0 && wordsIn(point.text) <= 7; // prettier-ignore

const beforeDate = new RegExp(`(?:^|\\s)(?:${alternatives(contextWords('beforeDate'))})$`, 'iu');
const afterDate = new RegExp(`^(?:${alternatives(contextWords('afterDate'))}|:)\\s*`, 'u');

/** Where the date of a point ends: "1950 to 1972", "1993 and 2007" are one. */
function spanEnd({ text, dates: [first, second] }: Point): number {
  return second && /^\s?(?:[–—-]|\p{L}{1,5}|&|,)?\s?$/u.test(text.slice(first!.end, second.start)) ? second.end : first!.end; // prettier-ignore
}

/** A time of day that opens a point and says when what stands behind it was: "09:05 first alert". */
function clockOf({ text, times, dates, kind, role }: Point): FoundEvent | undefined {
  const [time] = times;
  if (!time || times.length > 1 || time.start > 0 || dates.length > 0 || kind === 'heading' || role !== 'content') return undefined; // prettier-ignore
  const { hour, minute = 0, isSpan } = momentOf(time.text);
  const label = text.slice(time.end).replace(/^[\s:,;.–—-]+|[\s.]+$/gu, '');
  return hour === undefined || isSpan || label.length < 3 || label.length > 130 ? undefined : { date: time.text, label, order: hour * 60 + minute }; // prettier-ignore
}

/** "1952 founded in a garage", "first export in 1968", "7 April 1995: first section opens". */
function eventOf(point: Point, context: Pick<StoryContext, 'language' | 'genre'>): FoundEvent | undefined {
  const clock = context.genre === 'timeline' ? clockOf(point) : undefined;
  if (clock) return clock;
  const date = point.dates[0];
  if (!date) return presentOf(point, context.language);
  if (point.dates.length > 2 || point.kind === 'heading' || point.role === 'action' || point.role === 'ending')
    return undefined;
  const hasYear = /\p{Nd}{3,4}/u.test(date.text) || date.order % 10000 !== 0 || date.order === 0;
  if (!hasYear) return undefined;
  const until = spanEnd(point);
  const before = point.text.slice(0, date.start).trim();
  const after = point.text.slice(until).trim();
  const lead = before.replace(beforeDate, '').trim();
  const isWhole = (lead === '' && after !== '') || (after.length < 4 && !endsAsFragment(lead, context.language));
  // "The flood of 1931 left …": without its date in the middle a sentence says something else.
  const label = !isWhole ? point.text : lead === '' ? after : lead;
  const bare = label.replace(/^[\s:,;.–—()-]+|[\s:,;.(–—-]+$/gu, '').replace(afterDate, '');
  // Behind a bare date without a mark a sentence goes on.
  const clean =
    isWhole && lead === '' && /^\s\p{Ll}/u.test(point.text.slice(until))
      ? inSubjectOrder(bare, context.language)
      : bare;
  if (clean.length < 3 || clean.length > 130) return undefined;
  return {
    date: until === date.end ? date.text : point.text.slice(date.start, until),
    label: clean,
    order: date.order,
  };
}

/** "Today 28 people work there": where a row of dates arrives. */
function presentOf({ text, kind, role }: Point, language: string): FoundEvent | undefined {
  const found = relativeTime(text, language);
  if (!found || found.order === 0 || kind !== 'clause' || role !== 'content' || !text.startsWith(found.text)) return undefined; // prettier-ignore
  const label = inSubjectOrder(text.slice(found.text.length).replace(/^[\s:,;–—-]+|[\s:,;.–—-]+$/gu, ''), language);
  return label.length < 3 || label.length > 130 ? undefined : { date: found.text, label, order: found.order };
}

function timelineNode(
  events: readonly Event[],
  run: readonly Point[],
  context: StoryContext,
): { alternatives: Beat[][]; importance: number } {
  const { language, topic } = context;
  const heading = run[0]!.heading;
  const title = heading && heading.length <= 60 ? claimOf(heading, language, 60) : '';
  const short = events.map(({ date, label }) => ({ date: date.slice(0, 40), label: labelOf(label, language) }));
  const several = (some: readonly Event[], points: readonly Point[]): Beat => {
    const evidence: Evidence = { type: 'timeline', ...(title ? { title } : {}), events: some.slice(0, 6) };
    const claim = title || (topic && some.length === short.length ? topic : `${some[0]!.date} – ${some.at(-1)!.date}`);
    return beat(
      {
        claim,
        kicker: title ? kickerOf({ heading: '' }, context) : topic,
        evidence,
        spoken: spokenEvents(points, context),
        picture: `${topic} ${some[0]!.label}`,
        importance: 0.9,
      },
      context,
    );
  };
  // Each event with the clauses that go on with it.
  const pointsOfEvents = events.map((): Point[] => []);
  let at = -1;
  for (const point of run) {
    if (eventOf(point, context)) at += 1;
    pointsOfEvents[Math.max(0, at)]!.push(point);
  }
  const part = (size: number): Beat[] => {
    const beats: Beat[] = [];
    const count = Math.ceil(short.length / size);
    const each = Math.ceil(short.length / count);
    for (let first = 0; first < short.length; first += each) {
      const some = short.slice(first, first + each);
      const points = pointsOfEvents.slice(first, first + each).flat();
      beats.push(some.length === 1 ? oneEvent(events[first]!, points, context) : several(some, points));
    }
    return beats;
  };
  const single = pointsOfEvents.flatMap((points, index) => {
    const asides = asidesOf(points);
    if (asides.length > 0) return [oneEvent(events[index]!, points.filter((point) => !asides.includes(point)), context), ...asides.map((point) => singleBeat(point, context))]; // prettier-ignore
    const one = oneEvent(events[index]!, points, context);
    if (isBeside(one, goesOn(points, events[index]!), context)) return [one];
    // What goes on with an event and finds no room beside it is told behind it.
    return [oneEvent(events[index]!, points.slice(0, 1), context), ...points.slice(1).map((point) => singleBeat(point, context))]; // prettier-ignore
  });
  // A row of dates has no room for what is told of one of them.
  const hasAsides = pointsOfEvents.some((points) => asidesOf(points).length > 0);
  const rows = hasAsides ? [] : [part(6), ...(short.length > 3 ? [part(3)] : [])];
  const all: Beat[][] = [...rows, ...(short.length <= 8 || hasAsides ? [single] : [])];
  // All of it once more, where each moment had its own scene.
  if (short.length <= 6) all.push([...single, { ...several(short, []), purpose: 'resolution', spoken: null }]);
  return { alternatives: all.filter((one, at) => at === 0 || one.length > all[at - 1]!.length), importance: 0.95 };
}

/** What happened, as written where there is room for it: "first boat" behind a date is not the first of some steps. */
function labelOf(label: string, language: string): string {
  const whole = sentenceCase(tidy(plainWords(label, language), language), language);
  return whole.length <= 60 && wordsIn(whole) <= 12 ? whole : claimOf(label, language, 60);
}

/** The clauses behind an event that its label does not say. */
const goesOn = (points: readonly Point[], { label }: Event): string =>
  points.slice(1).filter(({ text }) => !label.includes(text)).map(({ text }) => text).join(', '); // prettier-ignore

/** Whether a scene shows what its event goes on with. */
const isBeside = ({ evidence, support, kicker = '', claim }: Beat, rest: string, { language }: StoryContext): boolean =>
  rest === '' ||
  (evidence.type === 'timeline' && evidence.events[0]!.label.includes(labelOf(rest, language).slice(1))) ||
  (support !== undefined && wordsIn(`${kicker} ${claim} ${support}`) <= mostBeside);
/** Words of a date, an event and what it goes on with that one view has room for. */
const mostBeside = 14;

/** One moment: the date large, what happened as the claim. */
function oneEvent(event: Event, points: readonly Point[], context: StoryContext): Beat {
  const point = points[0];
  const figure = point?.figures.find((found) => isHero(found, point.text, context));
  const claim = labelOf(event.label, context.language);
  const rest = goesOn(points, event);
  return beat(
    {
      claim: claim || (point ? headlineOf(point, context) : event.label),
      kicker: event.date,
      ...(rest && wordsIn(`${event.date} ${claim} ${rest}`) <= mostBeside ? { support: rest } : {}),
      evidence: figure
        ? { type: 'figure', figure: figure.figure, about: claim }
        : {
            type: 'timeline',
            // What its sentence goes on with stands beside it where there is room.
            events: [{ date: event.date.slice(0, 40), label: rest && `${event.label}; ${rest}`.length <= 60 ? labelOf(`${event.label}; ${rest}`, context.language) : labelOf(event.label, context.language) }], // prettier-ignore
          },
      spoken: point ? spokenEvents(points, context) : null,
      picture: event.label,
      importance: 0.7,
    },
    context,
  );
}

/**
 * What is spoken of events: their sentences, or where each opens with its bare date ("1952 founded in a garage"), the date
 * set off and each event as a sentence of its own.
 */
function spokenEvents(points: readonly Point[], context: StoryContext): string {
  const { language } = context;
  const events: Point[][] = [];
  for (const point of points) if (eventOf(point, context) || events.length === 0) events.push([point]); else events.at(-1)!.push(point); // prettier-ignore
  const sentences = events.map(([event, ...others]) => {
    const date = opensBare(event!) ? event!.text.slice(0, spanEnd(event!)) : undefined;
    // "1921 eröffnete Anna die Tür" is a sentence as it stands.
    const rest = date === undefined ? '' : event!.text.slice(date.length).trim();
    if (date !== undefined && inSubjectOrder(rest, language) !== rest) return sentence([event!, ...others].map(({ text }) => text).join(', '), context); // prettier-ignore
    return date && sentence([`${date}${colon(language)}${rest}`, ...others.map(({ text }) => text)].join(', '), context); // prettier-ignore
  });
  return sentences.every(Boolean) ? sentences.join(' ') : spokenOf(points, context);
}

const opensBare = (point: Point): boolean => point.dates[0]?.start === 0 && /^\s+[\p{L}"“«(]/u.test(point.text.slice(spanEnd(point))); // prettier-ignore
