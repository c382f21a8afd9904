import type { BriefDocument } from '@scenewright/core/brief';
import { parse } from 'csv-parse/sync';
import { failure } from './document-failure.js';

/** Rows beyond these are left out; a chart shows far fewer. */
const maxRows = 5000;
const maxColumns = 60;

/** A CSV text as a table. The delimiter is the one of `, ; tab |` that parts the most lines alike. */
export function readTable(text: string, name: string): Extract<BriefDocument, { kind: 'table' }> {
  const delimiter = delimiterOf(text);
  let records: string[][];
  try {
    records = parse(text, {
      delimiter, bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true, to_line: maxRows + 20, max_record_size: 200_000,
    }) as string[][]; // prettier-ignore
  } catch (cause) {
    throw failure(
      'invalid_csv',
      `"${name}" could not be read as CSV: ${cause instanceof Error ? cause.message : String(cause)}`,
      'Check the quotes and the delimiter (comma, semicolon or tab).',
      cause,
    );
  }
  const rows = records
    .map((row) => row.slice(0, maxColumns).map((cell) => cell.replace(/\s+/g, ' ').trim()))
    .filter((row) => row.some((cell) => cell !== ''));
  if (rows.length === 0)
    throw failure('empty_document', `"${name}" holds no rows.`, 'Give a table with a header row and data.');
  // Titles and notes above the table have fewer cells than the table itself.
  const width = Math.max(...rows.slice(0, 30).map((row) => row.filter(Boolean).length));
  const start = Math.max(
    0,
    rows.findIndex((row) => row.filter(Boolean).length >= Math.min(width, Math.max(2, width - 1))),
  );
  const body = rows.slice(start);
  const header = body[0]!;
  // "Region, 2022, 2023": years over figures are heads as much as words are.
  const isYearly =
    header.slice(1).every((cell) => isYear(cell)) && !isYear(body[1]?.[1] ?? '') && /\p{L}/u.test(header[0]!);
  const named = isYearly || header.filter((cell) => !/^[-+]?[\d.,\s%$€£]+$/.test(cell)).length > header.length / 2;
  const columns = named
    ? header.map((cell, index) => cell || `Column ${index + 1}`)
    : header.map((_, index) => `Column ${index + 1}`);
  const data = (named ? body.slice(1) : body)
    .slice(0, maxRows)
    .map((row) => columns.map((_, index) => row[index] ?? ''));
  return { kind: 'table', name, columns, rows: data };
}

const isYear = (cell: string): boolean => /^(?:19|20)\d\d$/.test(cell);

function delimiterOf(text: string): string {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 30);
  const score = (mark: string): number => {
    const counts = lines.map((line) => outsideQuotes(line, mark));
    const usual = [...counts].sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    return usual === 0 ? 0 : counts.filter((count) => count === usual).length * 10 + usual;
  };
  // A semicolon or tab is rarer in the data itself than a comma, so it wins a tie.
  return [';', '\t', ',', '|'].map((mark) => ({ mark, points: score(mark) })).sort((a, b) => b.points - a.points)[0]!
    .mark;
}

function outsideQuotes(line: string, mark: string): number {
  let quoted = false;
  let count = 0;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    else if (character === mark && !quoted) count += 1;
  }
  return count;
}
