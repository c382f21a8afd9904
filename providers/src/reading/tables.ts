import type { BriefDocument } from '@scenewright/core/brief';
import { StageFailure } from '@scenewright/core/errors';
import { languagePacks } from '../languages/registry.js';
import { readTable } from '../documents/table.js';
import { monthsOf } from './scan/dates.js';

type Table = Extract<BriefDocument, { kind: 'table' }>;

/** Tables within a text: lines of cells between bars with their rule of dashes, and lines of delimited values. */
export function takeTables(text: string): { rest: string; tables: Table[] } {
  const barred = takeBarred(text);
  const delimited = takeDelimited(barred.rest);
  return { rest: delimited.rest, tables: [...barred.tables, ...delimited.tables] };
}

/** "Month,Users", "Jan,120", "Feb,180": a line of names and two or more rows of as many values, one of them a number. */
function takeDelimited(text: string): { rest: string; tables: Table[] } {
  const lines = text.split('\n');
  const rest: string[] = [];
  const tables: Table[] = [];
  for (let from = 0; from < lines.length;) {
    const months = monthsFrom(lines, from);
    if (months.length >= 3) {
      // The line above says what is measured.
      const above = (lines[from - 1] ?? '').trim().replace(/[:：]$/u, '');
      const measure = above.length <= 60 && !/[.!?]$/u.test(above) ? above : '';
      tables.push({ kind: 'table', name: '', columns: ['', measure], rows: months });
      rest.push('');
      from += months.length;
      continue;
    }
    // "A film from this: item,2022,2023": what leads to a table stands before its heads.
    const [, lead, heads] = leadIn.exec(lines[from]!) ?? [];
    const led = lead === undefined ? undefined : tableFrom([heads!, ...lines.slice(from + 1)], 0);
    const found = led ?? tableFrom(lines, from);
    if (!found) {
      rest.push(lines[from]!);
      from += 1;
      continue;
    }
    const { table, length } = found;
    if (led) rest.push(lead!);
    tables.push(table);
    // What stood before and behind the table stays apart.
    rest.push('');
    from += length;
  }
  return { rest: rest.join('\n'), tables };
}

const leadIn = /^([^:：,;\t|]{2,80}[:：])\s+(\S.*)$/u;

/** A table that opens with this line, and how many lines it has. */
function tableFrom(lines: readonly string[], from: number): { table: Table; length: number } | undefined {
  const length = Math.max(...delimiters.map((mark) => rowsFrom(lines, from, mark)));
  const table = length < 3 ? undefined : tableIn(lines.slice(from, from + length));
  return table && { table, length };
}

/** Lines that part alike as a table; undefined where they only look like one: “"So kind." Ann, 19”. */
function tableIn(lines: readonly string[]): Table | undefined {
  try {
    return readTable(lines.join('\n'), '');
  } catch (error) {
    if (error instanceof StageFailure) return undefined;
    throw error;
  }
}

/** "Jan 92", "Feb 71", "Mar 12": lines of a month and a figure, at least one of which is no day of a month. */
function monthsFrom(lines: readonly string[], from: number): string[][] {
  const rows: string[][] = [];
  for (let at = from; at < lines.length; at += 1) {
    const match = /^([\p{L}]{3,12})\.?\s*[:\s]\s*(\p{Nd}[\p{Nd}.,]*\s?(?:%|[€$£]|\p{L}{1,4})?)$/u.exec(
      lines[at]!.trim(),
    );
    const order = match ? monthNumber(match[1]!) : 0;
    if (!match || order === 0) break;
    rows.push([match[1]!, match[2]!]);
  }
  return rows.some(([, value]) => !/^\p{Nd}{1,2}$/u.test(value!) || Number(value) > 31) ? rows : [];
}

/** The number of a month in any language with a pack; 0 for other words. */
function monthNumber(word: string): number {
  for (const { code } of languagePacks) {
    const month = monthsOf(code).get(word.toLowerCase());
    if (month) return month;
  }
  return 0;
}

const delimiters = [',', ';', '\t', '|'] as const;
const isNumber = (cell: string): boolean =>
  /^[-+−~]?\s?[$€£¥₹]?\s?\p{Nd}[\p{Nd}.,' \u00a0]*\s?(?:[%€$£¥]|\p{L}{1,4})?$/u.test(cell);

/** "item,2022,2023": heads of which all but the first are years. */
const areYears = ([name, ...years]: readonly string[]): boolean =>
  !isNumber(name ?? '') && years.length > 1 && years.every((cell) => /^(?:19|20)\p{Nd}{2}$/u.test(cell));

/** How many lines from this one on are a header and its rows; 0 when they are none. */
function rowsFrom(lines: readonly string[], from: number, mark: string): number {
  const cellsOf = (line: string | undefined): string[] => (line ?? '').split(mark).map((cell) => cell.trim());
  const header = cellsOf(lines[from]);
  // "1. Nurses, 9,400 open jobs": a line of a list heads nothing.
  if (
    header.length < 2 ||
    /^\p{Nd}{1,2}[.)]\s/u.test(header[0]!) ||
    header.some((cell) => cell.length > 40 || (isNumber(cell) && !areYears(header)) || /[.!?:]$/u.test(cell))
  )
    return 0;
  if (header.slice(1).some((cell) => cell === '')) return 0;
  let to = from + 1;
  let numbers: boolean[] | undefined;
  for (; to < lines.length; to += 1) {
    const cells = cellsOf(lines[to]);
    if (cells.length !== header.length || cells.some((cell) => cell.length > 60)) break;
    const here = cells.map((cell) => cell === '' || isNumber(cell));
    const both = numbers ? numbers.map((known, at) => known && here[at]!) : here;
    // Bars and tabs part nothing but cells: a table of words is one too.
    if (!both.some(Boolean) && mark !== '|' && mark !== '\t') break;
    numbers = both;
  }
  return to - from;
}

function takeBarred(text: string): { rest: string; tables: Table[] } {
  const rest: string[] = [];
  const tables: Table[] = [];
  let rows: string[][] = [];
  let raw: string[] = [];
  const close = (): void => {
    const [columns, ...body] = rows;
    if (columns && columns.length >= 2 && body.length >= 1)
      tables.push({
        kind: 'table',
        name: '',
        columns,
        rows: body.map((row) => columns.map((_, index) => row[index] ?? '')),
      });
    else rest.push(...raw);
    rows = [];
    raw = [];
  };
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (/^\|.*\|$/.test(trimmed)) {
      raw.push(line);
      if (!/^[|\s:-]+$/.test(trimmed))
        rows.push(
          trimmed
            .slice(1, -1)
            .split('|')
            .map((cell) => cell.trim()),
        );
      continue;
    }
    if (rows.length > 0) close();
    rest.push(line);
  }
  if (rows.length > 0) close();
  return { rest: rest.join('\n'), tables };
}
