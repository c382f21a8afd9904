import type { Figure } from '@scenewright/core/figures';
import type { Beat } from '@scenewright/core/outline';
import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';
import { namesDay } from '../reading/scan/dates.js';
import { beat, kickerOf, spokenOf } from './beats.js';
import { claimOf } from './claim.js';
import type { Candidate } from './node.js';
import { enumeration } from './spoken.js';
import type { StoryContext } from './story-context.js';
import { isTime } from './time-labels.js';
import { visitRowsOf, visitWords, type VisitRow } from './visit-rows.js';

/** Rows that one table shows, and the words that it holds. */
const mostRows = 6;
const mostWords = 42;
/** Words of what an hour is of at most, where no day says that it is one of a timetable. */
const longestName = 4;

/** Points of which each gives a price or an hour: a list of prices, opening times. They are told as such, never as figures that move. */
export function visitCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  // What a job pays is no price.
  const isVisit = ({ rows }: VisitRun): boolean => context.genre !== 'job-ad' || rows[0]![0]!.sort === 'hours';
  return visitRuns(points, context.language)
    .filter(isVisit)
    .map(({ from, to, rows }) => {
      const day = bareDay(points[from - 1], points[from]!, rows);
      return {
        ...{ from: day === undefined ? from : from - 1, to, score: 0.99 },
        node: () => visitNode(points.slice(from, to), rows, context, day),
      };
    });
}

export interface VisitRun {
  from: number;
  to: number;
  /** The rows of each of its points. */
  rows: VisitRow[][];
}

/** Two rows or more of one sort in a row, of points that stand together. */
export function visitRuns(points: readonly Point[], language: string): VisitRun[] {
  const runs: VisitRun[] = [];
  for (let from = 0; from < points.length; from += 1) {
    const rows: VisitRow[][] = [];
    let to = from;
    let unit: Figure | undefined;
    while (to < points.length && (to === from || isTogether(points[from]!, points[to]!))) {
      unit ??= points[to]!.figures.find(({ kind }) => kind === 'money')?.figure;
      const own = visitRowsOf(points[to]!, language, unit);
      if (!own || own.some(({ sort }) => sort !== (rows[0]?.[0] ?? own[0]!).sort)) break;
      rows.push(own);
      to += 1;
    }
    const all = rows.flat();
    if (all.length < 2 || !isOfVisits(all, points[from]!, language)) continue;
    runs.push({ from, to, rows });
    from = to - 1;
  }
  return runs;
}

const isTogether = (first: Point, point: Point): boolean =>
  (point.group === first.group || (point.heading !== '' && point.heading === first.heading)) && point.role === 'content'; // prettier-ignore

/** Money may be anything; prices name people, or are called so. Hours need a name each, and most of them a day. */
function isOfVisits(rows: readonly VisitRow[], { heading }: Point, language: string): boolean {
  const [{ sort }] = rows as [VisitRow];
  if (new Set(rows.map(({ label }) => label.toLowerCase())).size < rows.length) return false;
  if (sort === 'hours' && rows.every(({ label }) => wordsIn(label) <= 3)) return true;
  // "There are waffles and at 5 the choir sings" tells something and names no hour of a timetable.
  const isName = ({ label, isSure }: VisitRow): boolean => isSure || wordsIn(label) <= longestName;
  if (sort === 'hours') return rows.every(isName) && rows.filter(({ isSure }) => isSure).length * 2 >= rows.length;
  // "Monday visitors 120, Tuesday visitors 140" counts one thing.
  if (rows.every(({ label }) => isTime(label.split(/\s/u)[0]!, language)) && new Set(rows.map(({ label }) => label.replace(/^\S+\s*/u, ''))).size < rows.length) return false; // prettier-ignore
  return visitWords('prices', language).test(heading) || rows.filter(({ isSure }) => isSure).length * 2 >= rows.length;
}

function visitNode(
  run: readonly Point[],
  rows: readonly VisitRow[][],
  context: StoryContext,
  before?: string,
): ReturnType<Candidate['node']> {
  // prettier-ignore
  const { language, topic } = context;
  const heading = run[0]!.heading;
  const day = before === undefined ? dayAhead(run[0]!, rows) : undefined;
  const title = heading && heading.length <= 60 ? claimOf(heading, language, 60) : (before ?? day?.text ?? '');
  const parts = inTables(run, day ? [[{ ...rows[0]![0]!, label: day.label }, ...rows[0]!.slice(1)], ...rows.slice(1)] : rows); // prettier-ignore
  const beats = parts.map(({ points, own }): Beat => {
    const claim = title || packOf(language)?.visits?.[own[0]!.sort === 'price' ? 'priceList' : 'timetable'] || topic;
    return beat(
      {
        claim,
        kicker: kickerOf({ heading: '' }, context),
        evidence: { type: 'table', ...(title ? { title } : {}), columns: ['', ''], rows: own.map((row) => inRow(row, language)) }, // prettier-ignore
        spoken: spokenOf(points, context),
        spokenShort: enumeration('', own.map(({ label, value }) => `${label} ${value}`), context), // prettier-ignore
        picture: `${title} ${own[0]!.label}`,
        importance: 0.92,
      },
      context,
    );
  });
  return { alternatives: [beats], importance: 0.92 };
}

/** A day alone right before hours of the same sentence, which are all of it. */
function bareDay(before: Point | undefined, first: Point, rows: readonly VisitRow[][]): string | undefined {
  const day = before?.dates[0];
  if (!day || before.sentenceIndex !== first.sentenceIndex || rows[0]![0]!.sort !== 'hours' || first.heading !== '') return undefined; // prettier-ignore
  return namesDay(day) && wordsIn(before.text) - wordsIn(day.text) <= 1 ? before.text : undefined;
}

/** "Open climbing till | 7": the small word before an hour stands with it. */
function inRow({ sort, label, value }: VisitRow, language: string): [string, string] {
  const led = sort === 'hours' ? new RegExp(`^(.*\\S)\\s+((?:${alternatives(packOf(language)?.context?.beforeTime ?? '')}))$`, 'iu').exec(label) : null; // prettier-ignore
  return led ? [led[1]!, `${led[2]} ${value}`] : [label, value];
}

/** "Sat 20 September, doors 4 pm, band at 8": the day that all the hours are of stands before the first of them. */
function dayAhead({ dates, heading }: Point, rows: readonly VisitRow[][]): { text: string; label: string } | undefined {
  const [first] = rows[0]!;
  const [, text, label] = /^(.*\p{Nd}.*?),\s+(\p{L}.*)$/su.exec(first!.label) ?? [];
  if (heading !== '' || first!.sort !== 'hours' || !text || !label || /\p{Nd}/u.test(label)) return undefined;
  return dates.some((date) => text.includes(date.text)) ? { text, label: label.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) } : undefined; // prettier-ignore
}

/** Rows with their points in tables of about one size, a point never parted. */
function inTables(
  run: readonly Point[],
  rows: readonly VisitRow[][],
): { points: readonly Point[]; own: readonly VisitRow[] }[] {
  const wordsOf = (some: readonly VisitRow[]): number => some.reduce((sum, { label, value }) => sum + wordsIn(`${label} ${value}`), 0); // prettier-ignore
  const all = rows.flat();
  const count = Math.max(Math.ceil(all.length / mostRows), Math.ceil(wordsOf(all) / mostWords));
  const each = Math.ceil(all.length / count);
  const tables: { points: Point[]; own: VisitRow[] }[] = [];
  for (const [at, own] of rows.entries()) {
    const last = tables.at(-1);
    if (last && last.own.length + own.length <= each && wordsOf([...last.own, ...own]) <= mostWords) {
      last.points.push(run[at]!);
      last.own.push(...own);
    } else tables.push({ points: [run[at]!], own: [...own] });
  }
  return tables;
}
