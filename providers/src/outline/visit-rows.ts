import type { Figure } from '@scenewright/core/figures';
import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { wordsFor } from '../languages/words-for.js';
import type { VisitWords } from '../languages/visit-words.js';
import { tidy } from '../planner/words/headline.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';
import { inUnitOf } from './borrowed-unit.js';
import { bareLabel } from './labelled-figures.js';
import { isTime } from './time-labels.js';

/** What a visitor has to know, as a row: "Children from 5 to 15" – "£3", "Saturday" – "8:00–18:00". */
export interface VisitRow {
  sort: 'price' | 'hours';
  label: string;
  value: string;
  /** Whether the row tells by itself that it is one of prices or hours, and not of any other money or time. */
  isSure: boolean;
}

const longestLabel = 60;
const longestValue = 48;

const patterns = new Map<string, RegExp>();
/** The words of a language for one thing. */
export function visitWords(key: keyof VisitWords, language: string): RegExp {
  const name = `${language} ${key}`;
  const made =
    patterns.get(name) ??
    new RegExp(
      wordsFor(language, ({ visits }) => visits?.[key]),
      'iu',
    );
  patterns.set(name, made);
  return made;
}

/** Stands for a hyphen inside a word; a letter to every pattern. */
const hyphen = 'ʹ';

interface Piece {
  text: string;
  start: number;
  end: number;
}

/**
 * The rows of a point, or undefined where a part of it says something else.
 * @param unit an amount before it, whose currency a bare number is in: "siblings pay 2"
 */
export function visitRowsOf(point: Point, language: string, unit?: Figure): VisitRow[] | undefined {
  if (point.kind === 'heading' || point.kind === 'code' || point.contacts.length > 0) return undefined;
  const pieces = piecesOf(point, language);
  const rows: VisitRow[] = [];
  for (const piece of pieces) {
    const row = rowOf(piece, point, language, unit);
    if (!row) return undefined;
    rows.push(row);
  }
  return rows.length > 0 ? rows : undefined;
}

/** The parts of a point between commas; one without a value goes with the one behind it. */
function piecesOf({ text, figures, times, dates }: Point, language: string): Piece[] {
  const free = visitWords('free', language);
  const values = [...figures.filter(({ kind }) => kind === 'money'), ...times];
  const taken = [...figures, ...times, ...dates];
  const pieces: Piece[] = [];
  let from = 0;
  let depth = 0;
  const add = (end: number): void => {
    const piece = { text: text.slice(from, end), start: from, end };
    if (/[\p{L}\p{Nd}]/u.test(piece.text)) pieces.push(piece);
    from = end + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    if (/[(（]/u.test(text[at]!)) depth += 1;
    if (/[)）]/u.test(text[at]!)) depth -= 1;
    if (depth > 0 || !/[,;،、，；]/u.test(text[at]!) || taken.some(({ start, end }) => at > start && at < end))
      continue;
    // "Tuesday to Sunday, 10:30 to 16:30": days and their hours are one row.
    const before = values.some(({ start, end }) => start >= from && end <= at);
    if (before || free.test(text.slice(from, at))) add(at);
  }
  add(text.length);
  return pieces;
}

function rowOf(piece: Piece, point: Point, language: string, unit: Figure | undefined): VisitRow | undefined {
  const inside = <T extends { start: number; end: number }>(all: readonly T[]): T[] => all.filter(({ start, end }) => start >= piece.start && end <= piece.end); // prettier-ignore
  const figures = inside(point.figures).filter(({ inName }) => !inName);
  const times = inside(point.times);
  const money = figures.filter(({ kind }) => kind === 'money');
  const others = figures.filter((figure) => !money.includes(figure));
  if (money.length === 1 && times.length === 0 && others.length === 0) {
    const { start, end } = money[0]!;
    // "Vet on call, from £28 a night": what stands before a comma is no name of the price behind it.
    const [ahead, ...behindComma] = point.text
      .slice(piece.start, start)
      .split(/[,，、]/u)
      .reverse();
    const bounds = new RegExp(visitWords('bounds', language).source, 'giu');
    if (behindComma.length > 0 && !/\p{L}/u.test(ahead!.replace(bounds, ''))) return undefined;
    return pricedRow(point.text.slice(piece.start, start), point.text.slice(start, end), point.text.slice(end, piece.end), language); // prettier-ignore
  }
  const [bare] = others;
  if (
    unit &&
    bare &&
    others.length === 1 &&
    money.length + times.length === 0 &&
    bare.kind === 'count' &&
    bare.figure.unit === ''
  ) {
    const before = point.text.slice(piece.start, bare.start);
    if (asksBefore(before, language)) return pricedRow(before, inUnitOf(bare.figure, unit).display, point.text.slice(bare.end, piece.end), language); // prettier-ignore
  }
  // "Monday lentil soup 6.50": what there is on a day, for a price without its currency.
  const isLast = bare !== undefined && !/[\p{L}\p{Nd}]/u.test(point.text.slice(bare.end, piece.end));
  if (isLast && others.length === 1 && money.length + times.length === 0 && bare.figure.unit === '') {
    const label = tidy(point.text.slice(piece.start, bare.start));
    const [day = '', ...dish] = label.split(/\s+/u);
    if (dish.length > 0 && isTime(day, language) && !/^\p{Nd}/u.test(day)) return made(label, bare.figure.display, 'price', true); // prettier-ignore
  }
  if (money.length === 0 && others.length === 0 && times.length > 0) {
    const [first, last] = [times[0]!, times.at(-1)!];
    const head = point.text.slice(piece.start, first.start);
    const lead = new RegExp(`(?:${visitWords('bounds', language).source})\\s*$`, 'iu').exec(head);
    const start = lead ? piece.start + lead.index : first.start;
    return timedRow(point.text.slice(piece.start, start), point.text.slice(start, last.end), point.text.slice(last.end, piece.end), language); // prettier-ignore
  }
  if (figures.length > 0) return undefined;
  const free = visitWords('free', language).exec(piece.text);
  if (free) {
    const tail = piece.text.slice(free.index + free[0].length).trim();
    // "A free roll on Saturdays" is no price.
    if (/^\p{L}/u.test(tail) && !wordPattern(lexiconOf(language).linking, language, 'start').test(tail))
      return undefined;
    const behindIt = behind(piece.text.slice(0, free.index), free[0], tail, language);
    if (behindIt) return behindIt;
    return withRest(piece.text.slice(0, free.index), free[0], piece.text.slice(free.index + free[0].length), 'price', true, language); // prettier-ignore
  }
  const closed = visitWords('closed', language).exec(piece.text);
  // "Closed on Mondays"
  const rest = closed
    ? piece.text
        .replace(closed[0], ' ')
        .replace(/\s+/gu, ' ')
        .replace(/[\s.]+$/u, '')
        .trim()
    : '';
  if (!closed || rest === '' || wordsIn(rest) > 9 || rest.length > longestValue) return undefined;
  return closed.index === 0
    ? { sort: 'hours', label: tidy(closed[0]), value: rest, isSure: true }
    : { sort: 'hours', label: tidy(rest), value: closed[0], isSure: true };
}

const asksBefore = (before: string, language: string): boolean =>
  new RegExp(`(?:${visitWords('pays', language).source})\\s*$`, 'iu').test(before);

function pricedRow(before: string, value: string, after: string, language: string): VisitRow | undefined {
  const people = visitWords('people', language);
  const isSure = people.test(`${before} ${after}`) || visitWords('prices', language).test(before);
  return behind(before, value, after, language) ?? withRest(before, value, after, 'price', isSure, language);
}

/** "15 € par an pour les adultes", "gratuite pour les moins de 18 ans": whom it is for stands behind. */
function behind(before: string, value: string, after: string, language: string): VisitRow | undefined {
  const people = visitWords('people', language);
  const whom = visitWords('younger', language).exec(after) ?? people.exec(after);
  if (!whom || people.test(before)) return undefined;
  const between = withoutEnd(after.slice(0, whom.index), language);
  if (wordsIn(between) > 3) return undefined;
  return made(after.slice(whom.index), [value, between].filter(Boolean).join(' '), 'price', true);
}

/** A text without the small words at its end. */
function withoutEnd(text: string, language: string): string {
  const { linking } = lexiconOf(language);
  let rest = text.trim();
  for (let turn = 0; turn < 4; turn += 1) rest = rest.replace(wordPattern(linking, language, 'end'), '').trim();
  return rest;
}

function timedRow(before: string, value: string, after: string, language: string): VisitRow | undefined {
  const isSure = ['open', 'closed', 'people', 'aged'].some((key) => visitWords(key as keyof VisitWords, language).test(before)) || namesTime(before, language); // prettier-ignore
  const row = withRest(before, value, after, 'hours', isSure, language);
  // "Drink only water until 6:00" is an order.
  return row && visitWords('bounds', language).test(row.label.split(/\s/u).at(-1)!) ? undefined : row;
}

/** A day of the week or a month among the words. */
const namesTime = (text: string, language: string): boolean =>
  text.split(/[\s,–-]+/u).some((word) => isTime(word, language) || (word.length > 3 && isTime(word.replace(/s$/u, ''), language))); // prettier-ignore

/** A row of what stands before its value; a word or two behind it go with the value. */
function withRest(
  before: string,
  value: string,
  after: string,
  sort: VisitRow['sort'],
  isSure: boolean,
  language: string,
): VisitRow | undefined {
  // prettier-ignore
  const tail = after.replace(/^[\s,;:、，；：–—-]+|[\s.,;:。、，；：]+$/gu, '');
  const label = trimmedLabel(before, language);
  // "45 euros a month": the time that a price is for names nothing.
  if (label === '' && new RegExp(`^(?:${alternatives(packOf(language)?.telling?.per ?? '')})\\s`, 'iu').test(tail)) return undefined; // prettier-ignore
  if (label === '') return sort === 'price' && tail !== '' ? made(bareLabel(tail, language), value, sort, isSure) : undefined; // prettier-ignore
  if (wordsIn(tail) > 4) return undefined;
  return made(label, `${value}${tail === '' ? '' : /^\p{L}/u.test(tail) ? ` ${tail}` : `, ${tail}`}`, sort, isSure);
}

/** What is left of the words before a value without the verb that asks for it. */
function trimmedLabel(before: string, language: string): string {
  const plain = before.replace(/[\s:：=,–—-]+$/u, '').trim();
  const shorter = plain.replace(new RegExp(`\\s+(?:${visitWords('pays', language).source})\\s*$`, 'iu'), '');
  if (visitWords('bare', language).exec(shorter)?.index === 0 || visitWords('younger', language).exec(shorter)?.index === 0) return shorter; // prettier-ignore
  // "Pick-up" is one word.
  const label = bareLabel(shorter.replace(/(?<=\p{L})-(?=\p{L})/gu, hyphen), language).replaceAll(hyphen, '-');
  return label === '' && !wordPattern(lexiconOf(language).pronoun, language, 'whole').test(shorter) ? shorter : label;
}

function made(label: string, value: string, sort: VisitRow['sort'], isSure: boolean): VisitRow | undefined {
  const name = tidy(label);
  if (!/\p{L}/u.test(name) || name.length > longestLabel || wordsIn(name) > 9 || value.length > longestValue) return undefined; // prettier-ignore
  return { sort, label: name, value: value.replace(/\s+/gu, ' ').trim(), isSure };
}
