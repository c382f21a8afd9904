import type { BriefDocument } from '@scenewright/core/brief';
import { columnsOf } from '../planner/tables/columns.js';
import type { MeasuredTable } from '../planner/tables/measures.js';
import { readHeader } from '../planner/tables/header.js';
import { isExcluded } from '../reading/exclusions.js';
import type { Reading } from '../reading/reading.js';
import { scan, type Mentions } from '../reading/scan/scan.js';
import { clausesOf, ignoresInTable } from '../reading/table-requests.js';

type Table = Extract<BriefDocument, { kind: 'table' }>;
const nothing: Mentions = { contacts: [], times: [], dates: [], figures: [], spelled: [], places: [] };

/** The words of a prompt that may name what it wants of its documents, its directions included. */
export function askedWords({
  text,
  directions,
  requests = [],
  points,
  language,
}: Pick<Reading, 'text' | 'directions' | 'requests' | 'points' | 'language'>): Set<string> {
  const clauses = [...directions, ...requests].flatMap(clausesOf).filter((clause) => !ignoresInTable(clause, language));
  const all = [text, ...clauses, ...points.map(({ heading }) => heading)].join(' ').toLowerCase();
  return wordsOf(all, language);
}

function wordsOf(text: string, language: string): Set<string> {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text.toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  return new Set(words.filter((word) => word.length >= 3 || /[^\p{sc=Latin}\p{Nd}]/u.test(word)));
}

/** A head of a column by its measure alone: its time and unit tell it from no other. */
const plainHead = (head: string): string => readHeader(head).name || head;

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

/** Whether a prompt names the measures of a table that it wants to see. */
export const namesMeasure = (table: MeasuredTable, reading: Reading): boolean => {
  const asked = askedWords(reading);
  return table.measures.some(({ name }) => askedIn(name, asked, reading.language) > 0);
};

/**
 * A table as the prompt wants it: without the rows and columns that it forbids, and with the measures that it names,
 * if any.
 */
export function askedTable(table: Table, reading: Reading, prompt: string): Table {
  const { exclusions, language } = reading;
  const asked = askedWords(reading);
  const rows = table.rows.filter((row) => !row.some((cell) => isExcluded(cell, nothing, exclusions)));
  const columns = columnsOf(table.columns, rows, language);
  const ignored = new Set(clausesOf(prompt).filter((clause) => ignoresInTable(clause, language)).flatMap((clause) => [...wordsOf(clause, language)])); // prettier-ignore
  const kept = columns.filter(({ name, index, type }) => {
    if (type === 'number' && askedIn(plainHead(name), ignored, language) > 0) return false;
    if (isExcluded(name, nothing, exclusions)) return false;
    const cells = rows.map((row) => row[index] ?? '').filter(Boolean).slice(0, 20); // prettier-ignore
    const hidden = cells.filter((cell) => isExcluded(cell, scan(`${cell}`, language), exclusions)).length;
    return hidden === 0 || hidden < cells.length / 2;
  });
  const isMeasure = (column: (typeof kept)[number]): boolean => column.type === 'number' && !column.naming;
  const named = kept.filter((column) => isMeasure(column) && askedIn(plainHead(column.name), asked, language) > 0);
  const wanted = askedWords({ ...reading, text: '', points: [] });
  const isAsked = named.some(({ name }) => askedIn(plainHead(name), wanted, language) > 0);
  const ordered = [
    ...kept.filter((column) => !isMeasure(column)),
    ...named,
    // What a request asks for is told alone; what a topic happens to name only comes first.
    ...(isAsked ? [] : kept.filter((column) => isMeasure(column) && !named.includes(column))),
  ];
  return {
    ...table,
    columns: ordered.map(({ index }) => table.columns[index]!),
    rows: rows.map((row) => ordered.map(({ index }) => row[index] ?? '')),
  };
}
