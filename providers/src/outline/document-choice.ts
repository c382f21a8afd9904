import type { BriefDocument } from '@scenewright/core';
import { columnsOf } from '../planner/documents/columns.js';
import { isExcluded } from '../reading/exclusions.js';
import type { Reading } from '../reading/read.js';
import { scan, type Mentions } from '../reading/scan/scan.js';

type Table = Extract<BriefDocument, { kind: 'table' }>;
const nothing: Mentions = { contacts: [], times: [], dates: [], figures: [], places: [] };

/** The words of a prompt that may name what it wants of its documents, its directions included. */
export function askedWords({ text, directions, points, language }: Reading): Set<string> {
  const all = [text, ...directions, ...points.map(({ heading }) => heading)].join(' ').toLowerCase();
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(all)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  return new Set(words.filter((word) => word.length >= 3 || /[^\p{sc=Latin}\p{Nd}]/u.test(word)));
}

/** How many of the words of a text a prompt asks for; forms of one word count as one. */
export function askedIn(text: string, asked: ReadonlySet<string>, language: string): number {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text.toLowerCase())]
    .filter(({ isWordLike, segment }) => isWordLike && (segment.length >= 3 || /[^\p{sc=Latin}\p{Nd}]/u.test(segment)))
    .map(({ segment }) => segment);
  return new Set(words).size === 0 ? 0 : [...new Set(words)].filter((word) => [...asked].some((other) => isForm(word, other))).length; // prettier-ignore
}

/** "sale", "sales"; "Umsatz", "Umsätze": the same beginning, and ends of an inflection's length. */
function isForm(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.length >= 4 && long.length - short.length <= 3 && long.startsWith(short.slice(0, Math.max(4, short.length - 1))); // prettier-ignore
}

/**
 * A table as the prompt wants it: without the rows and columns that it forbids, and with the measures that it names
 * before the others.
 */
export function askedTable(table: Table, reading: Reading): Table {
  const { exclusions, language } = reading;
  const asked = askedWords(reading);
  const rows = table.rows.filter((row) => !row.some((cell) => isExcluded(cell, nothing, exclusions)));
  const columns = columnsOf(table.columns, rows, language);
  const kept = columns.filter(({ name, index }) => {
    if (isExcluded(name, nothing, exclusions)) return false;
    const cells = rows.map((row) => row[index] ?? '').filter(Boolean).slice(0, 20); // prettier-ignore
    const hidden = cells.filter((cell) => isExcluded(cell, scan(`${cell}`, language), exclusions)).length;
    return hidden === 0 || hidden < cells.length / 2;
  });
  const isMeasure = (column: (typeof kept)[number]): boolean => column.type === 'number' && !column.naming;
  const named = kept.filter((column) => isMeasure(column) && askedIn(column.name, asked, language) > 0);
  const ordered = [
    ...kept.filter((column) => !isMeasure(column)),
    ...named,
    ...kept.filter((column) => isMeasure(column) && !named.includes(column)),
  ];
  return {
    ...table,
    columns: ordered.map(({ index }) => table.columns[index]!),
    rows: rows.map((row) => ordered.map(({ index }) => row[index] ?? '')),
  };
}
