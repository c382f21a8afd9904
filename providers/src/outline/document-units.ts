import { estimateSpeechSeconds } from '@scenewright/core/language';
import type { Point } from '../reading/point.js';
import { askedIn } from './document-choice.js';
import { isSummary } from './weighty-parts.js';
import { visitRuns } from './visits.js';

/** What is told together or left out together: a sentence, a list, a table of prices or hours. */
interface Unit {
  points: Point[];
  /** Seconds that it takes. */
  cost: number;
  worth: number;
}

/** Opening and ending of a film, in seconds. */
const frame = 5;
/** A list that reads itself takes so long, and so long for each of its parts. */
const listSeconds = { start: 1.5, part: 1.1 };
/** What of a sentence is spoken where time is short. */
const shortSpeech = 0.7;
/** What the second, third … unit of one section is worth of the first. */
const perSection = 0.8;

/**
 * The points of a document that are told in the time there is, in their order: what says most a second, each section
 * with something of its own before one has a third. No sentence loses a clause, and no list of prices a row.
 */
export function chosenPoints(
  points: readonly Point[],
  seconds: number,
  asked: ReadonlySet<string>,
  language: string,
): Point[] {
  // prettier-ignore
  const units = unitsOf(points.filter(({ kind }) => kind !== 'heading'), asked, language);
  const room = Math.max(6, seconds - frame) * 1.1;
  const takenOf = new Map<string, number>();
  const chosen = new Set<Point>();
  const left = new Set(units);
  let used = 0;
  while (left.size > 0) {
    const rate = (unit: Unit): number =>
      (unit.worth * perSection ** (takenOf.get(unit.points[0]!.heading) ?? 0)) / unit.cost;
    const [best] = [...left].sort((a, b) => rate(b) - rate(a));
    left.delete(best!);
    if (chosen.size > 0 && used + best!.cost > room) continue;
    used += best!.cost;
    const { heading } = best!.points[0]!;
    takenOf.set(heading, (takenOf.get(heading) ?? 0) + 1);
    for (const point of best!.points) chosen.add(point);
    if (used >= room) break;
  }
  return points.filter((point) => chosen.has(point));
}

function unitsOf(points: readonly Point[], asked: ReadonlySet<string>, language: string): Unit[] {
  const worth = (some: readonly Point[]): number => some.reduce((sum, point) => sum + worthOf(point, points, asked, language), 0); // prettier-ignore
  const runs = visitRuns(points, language);
  const units: Unit[] = [];
  for (let at = 0; at < points.length;) {
    const run = runs.find(({ from }) => from === at);
    const first = points[at]!;
    let to = run?.to ?? at + 1;
    if (!run && first.kind === 'bullet')
      while (to < points.length && points[to]!.kind === 'bullet' && points[to]!.group === first.group && to - at < 6) to += 1; // prettier-ignore
    else if (!run) to = datedRun(points, at);
    if (to === at + 1) while (to < points.length && points[to]!.sentenceIndex === first.sentenceIndex) to += 1;
    const some = points.slice(at, to);
    const sentences = new Set(some.map(({ sentenceIndex }) => sentenceIndex)).size;
    const parts = run ? run.rows.flat().length : first.kind === 'bullet' ? some.length : sentences >= 3 ? some.length : 0; // prettier-ignore
    const cost = parts >= 2 ? listSeconds.start + parts * listSeconds.part : Math.max(2.2, estimateSpeechSeconds(first.sentence, language) * shortSpeech); // prettier-ignore
    units.push({ points: some, cost, worth: worth(some) + (run ? parts : 0) });
    at = to;
  }
  return units;
}

/** Where a run of three dated sentences or more ends: a history is told as a whole. */
function datedRun(points: readonly Point[], from: number): number {
  const first = points[from]!;
  let to = from;
  while (to < points.length && points[to]!.dates.length > 0 && points[to]!.times.length === 0 && points[to]!.kind === 'clause' && points[to]!.heading === first.heading) to += 1; // prettier-ignore
  return to - from >= 3 ? to : from + 1;
}

/** What one point says: what sums a document up, figures, dates, times, what is asked for, and what a text or a section begins with. */
function worthOf(point: Point, points: readonly Point[], asked: ReadonlySet<string>, language: string): number {
  const at = points.indexOf(point);
  const opens = at === 0 ? 4 : points[at - 1]!.heading !== point.heading ? 0.8 : 0;
  const figures = point.figures.filter(({ inName }) => !inName);
  return (
    0.6 +
    opens +
    (isSummary(point.heading) ? 4 : 0) +
    figures.length * 1.5 +
    point.dates.length * 1.5 +
    // When it opens, what it costs and where it is are what visitors need.
    Math.min(2, point.times.length) * 2 +
    (figures.some(({ kind }) => kind === 'money') ? 1.5 : 0) +
    (point.contacts.length > 0 ? 1.5 : 0) +
    Math.min(3, askedIn(point.text, asked, language)) * 1.2
  );
}
