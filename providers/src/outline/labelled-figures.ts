import type { Trend } from '@scenewright/core/figures';
import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { trendOf } from '../planner/facts/groups.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { wordsIn } from '../reading/clauses.js';
import { holdNames } from '../reading/joined-names.js';
import { termsOf } from '../reading/grammar/english-terms.js';
import type { Point } from '../reading/point.js';
import type { FoundDate } from '../reading/scan/dates.js';
import type { FoundFigure } from '../reading/scan/figures.js';
import { isCircumstance } from '../reading/stands-alone.js';
import { relativeTime } from './relative-time.js';
import { isRemainder } from './remainder.js';

/** A figure with the words of its own part of a clause: what stands between the commas and "and" around it. */
export interface FigurePart {
  found: FoundFigure;
  /** The words before and after the figure, without dates and asides. */
  before: string;
  after: string;
  /** What stands before a colon in front of it. */
  lead: string;
  /** Words in brackets, and a second figure in brackets. */
  note: string;
  /** When it holds: a date, or words such as "today". */
  when?: { text: string; order: number };
  trend?: Trend;
  /** The point that it stands in. */
  point: number;
}

/** Words of an aside behind a figure at most. */
const longestNote = 4;

/**
 * The figures of a point, each with its own words; undefined when a part holds two figures or none, so that its words
 * would be lost.
 */
export function figurePartsOf(point: Point, at: number, language: string): FigurePart[] | undefined {
  if (point.figures.length === 0 || point.kind === 'heading' || point.kind === 'code') return undefined;
  const pieces = piecesOf(point, language);
  const parts: FigurePart[] = [];
  // Words of a piece without a figure belong to the next: "staff and | security 22%".
  let pendingFrom: number | undefined;
  for (const piece of pieces) {
    const figures = point.figures.filter(({ start, end }) => start >= piece.start && end <= piece.end);
    if (figures.length === 0) {
      const note = point.text.slice(piece.start, piece.end).trim();
      // "2,140, | after the frost": when or why it was so is said of the figure before.
      const isAside = parts.length > 0 && piece === pieces.at(-1) && wordsIn(note) <= longestNote && isCircumstance(note, language); // prettier-ignore
      if (isAside) {
        parts.push({ ...parts.pop()!, note });
        continue;
      }
      if (parts.length > 0) return undefined;
      pendingFrom ??= piece.start;
      continue;
    }
    const [found, second] = figures;
    if (figures.length > 2 || (second && !inBrackets(point.text, second.start))) return undefined;
    const pending = pendingFrom === undefined ? '' : point.text.slice(pendingFrom, piece.start);
    parts.push(partOf(point, piece, found!, pending, at, language));
    pendingFrom = undefined;
  }
  return parts.length > 0 ? parts : undefined;
}

function partOf(
  point: Point,
  piece: { start: number; end: number },
  found: FoundFigure,
  pending: string,
  at: number,
  language: string,
): FigurePart {
  const notes: string[] = [];
  const plain = (from: number, to: number): string => {
    let text = point.text.slice(from, to);
    for (const date of point.dates)
      if (date.start >= from && date.end <= to) text = text.replace(date.text, ' '.repeat(date.text.length));
    return text.replace(/[(（][^()（）]*[)）]/gu, (aside) => {
      notes.push(aside.slice(1, -1).trim());
      return ' ';
    });
  };
  const whole = `${pending}${plain(piece.start, found.start)}`;
  const isDated = point.dates.some(({ start, end }) => start >= found.end && end <= piece.end);
  // "Visits in 2025: 12,000 in January" stands under its lead; in "Engineers: 12" the lead is the label.
  const lead = /^(.*\p{L}.*?)[:：]\s*(.*)$/su.exec(whole);
  const colon = lead && (isDated || /\p{L}/u.test(lead[2]!)) ? lead : null;
  const dates = point.dates.filter(({ start, end }) => start >= piece.start && end <= piece.end);
  const own = colon
    ? dates.filter(({ start }) => start > piece.start + point.text.slice(piece.start).search(/[:：]/u))
    : dates;
  const when = whenOf(own.at(-1) ?? dates.at(-1), point.text.slice(piece.start, piece.end), language);
  const trend = trendOf(point.text.slice(piece.start, piece.end), language);
  return {
    found,
    before: colon ? colon[2]! : whole,
    after: plain(found.end, piece.end),
    lead: colon ? point.text.slice(piece.start, found.start).split(/[:：]/u)[0]!.trim() : '',
    note: notes.filter(Boolean).join(', '),
    ...(when ? { when } : {}),
    ...(trend ? { trend } : {}),
    point: at,
  };
}

function whenOf(
  date: FoundDate | undefined,
  text: string,
  language: string,
): { text: string; order: number } | undefined {
  if (date) return { text: date.text, order: date.order };
  return relativeTime(text, language);
}

const inBrackets = (text: string, at: number): boolean =>
  text.lastIndexOf('(', at) > text.lastIndexOf(')', at) || text.lastIndexOf('（', at) > text.lastIndexOf('）', at);

/** A point's text cut at commas, semicolons, bars and "and"; never inside a figure, a date or brackets. */
function piecesOf(point: Point, language: string): { start: number; end: number }[] {
  const { and, whereas } = lexiconOf(language);
  let blank = holdNames(point.text);
  const fill = (start: number, end: number): void => {
    blank = blank.slice(0, start) + '\uE000'.repeat(end - start) + blank.slice(end);
  };
  for (const { start, end } of [...point.figures, ...point.dates, ...point.times, ...point.contacts]) fill(start, end);
  for (const match of blank.matchAll(/[(（][^()（）]*[)）]/gu)) fill(match.index, match.index + match[0].length);
  const unspaced = /^(?:ja|zh|th)/u.test(language);
  const joiner = unspaced
    ? '(?:和|と)(?=\\S)'
    : /^(?:ar|he)/u.test(language)
      ? '\\s(?=[وו]\\S)'
      : `\\s(?:${and}|${whereas})\\s`;
  const after = unspaced || /^(?:ar|he)/u.test(language) ? '' : `(?:(?:${and}|${whereas})\\s)?`;
  const separator = new RegExp(`[,;，；、،]\\s*${after}|\\s[|·/•+]\\s|${joiner}`, 'giu');
  const pieces: { start: number; end: number }[] = [];
  let from = 0;
  for (const match of blank.matchAll(separator)) {
    if (match.index < from) continue;
    if (/[\p{L}\p{Nd}\uE000]/u.test(blank.slice(from, match.index))) pieces.push({ start: from, end: match.index });
    from = match.index + match[0].length;
  }
  if (/[\p{L}\p{Nd}\uE000]/u.test(blank.slice(from))) pieces.push({ start: from, end: blank.length });
  return pieces;
}

const edges = /^[\s:=,;.–—-]+|[\s:=,;.–—-]+$/gu;

/** Small words before a noun that say something of it, and words of the label that they are kept in, at most. */
const [smallWords, mostOfLabel] = [3, 5];

/** A label without articles, verbs and prepositions at its ends. */
export function bareLabel(text: string, language: string): string {
  const { linking, and, pronoun } = lexiconOf(language);
  // "on foot it's 24 minutes": what stands for the label before is none of it.
  const said = new RegExp(`\\s(?:${pronoun || '(?!)'})['’](?:s|re|ll|ve)\\s*$`, 'iu');
  let label = text.replace(/\s+/gu, ' ').replace(said, '').replace(edges, '');
  const list = `${linking}|${and}`;
  for (let turn = 0; turn < 6; turn += 1) {
    const next = label
      .replace(wordPattern(list, language, 'start'), '')
      .replace(wordPattern(list, language, 'end'), '')
      .replace(/^[وו](?=\p{L}{3})/u, (letter) => (/^(?:ar|he)/u.test(language) ? '' : letter))
      .replace(edges, '');
    // "50% needs": alone beside its figure, what could be a verb is a noun. "9% other": what is left over has no other name.
    if (next === label || (next === '' && (/^\p{L}{3,}s$/u.test(label) || isRemainder({ label })))) break;
    label = next;
  }
  // "Only in lower school": so many small words before the noun say something of it.
  const whole = text.replace(/\s+/gu, ' ').replace(edges, '');
  if (language === 'en') label = withoutDeed(label);
  const lost = label === '' ? 0 : wordsIn(whole.slice(0, whole.indexOf(label)));
  return lost >= smallWords && wordsIn(whole) <= mostOfLabel ? whole : label;
}

/** "Finland leads", "Usain Bolt managed": somebody named, without what they do; "cakes sold" says what is counted. */
function withoutDeed(label: string): string {
  const terms = termsOf(label);
  const [last, ...rest] = [...terms].reverse();
  const isDeed = last !== undefined && rest.length > 0 && last.tags.has('Verb') && !last.tags.has('Gerund');
  const isNamed = rest.every(({ tags }) => ['Place', 'Person', 'ProperNoun'].some((tag) => tags.has(tag)));
  return isDeed && isNamed ? label.slice(0, last.start).trim() : label;
}

/** Which side of their figures the labels of a run stand on, told by the parts that have words on one side only. */
export function labelSide(parts: readonly FigurePart[], language: string): 'before' | 'after' {
  const has = (text: string): boolean => bareLabel(text, language) !== '';
  const rest = parts.length > 1 ? parts.slice(1) : parts;
  const before = rest.filter((part) => has(part.before) && !has(part.after)).length;
  const after = rest.filter((part) => has(part.after) && !has(part.before)).length;
  if (before !== after) return after > before ? 'after' : 'before';
  return parts.filter((part) => has(part.after)).length > parts.filter((part) => has(part.before)).length
    ? 'after'
    : 'before';
}

/** The label of a figure from its own words; '' when they name nothing. */
export function labelOf(part: FigurePart, side: 'before' | 'after', language: string): string {
  const { up, down } = lexiconOf(language);
  const moved = wordPattern(`${up}|${down}`, language);
  const bare = (text: string): string =>
    (part.trend ? bareLabel(text.replace(moved, ' '), language) : '') || bareLabel(text, language);
  const isBefore = side === 'before' || isShareOfWhole(part, language);
  const [first, second] = isBefore ? [part.before, part.after] : [part.after, part.before];
  return bare(first) || bare(second);
}

/** "E-books are now 23% of all loans": what has the share stands before it, the whole after it. */
const isShareOfWhole = ({ found, before, after }: FigurePart, language: string): boolean =>
  found.figure.unit === 'percent' &&
  new RegExp(`^\\s*(?:${alternatives(packOf(language)?.prompts.clauses.leading ?? '')})\\s`, 'iu').test(after) &&
  bareLabel(before, language) !== '';

/** Words that a label leaves out: they are too many when they say something of their own. */
export function unsaid(part: FigurePart, side: 'before' | 'after', language: string): number {
  if (isShareOfWhole(part, language)) return 0;
  const other = bareLabel(side === 'before' ? part.after : part.before, language);
  const used = bareLabel(side === 'before' ? part.before : part.after, language);
  return used === '' ? 0 : wordsIn(other);
}
