import type { BriefDocument } from '@scenewright/core/brief';
import type { Figure } from '@scenewright/core/figures';
import { alternatives, anyWord, wordsOfAll } from '../../languages/any-word.js';
import { asLabel } from '../facts/labels.js';
import { columnsOf, mixesUnits, type Column } from './columns.js';
import { readHeader, type Header } from './header.js';
import { measured, type Unit } from './measured.js';
import { dateAxis, inTime } from './time-order.js';

type Table = Extract<BriefDocument, { kind: 'table' }>;

/** One measure of a table: "Revenue" in EUR, of 2023 and of 2024. */
export interface Measure extends Unit {
  /** '' where the heads of its columns are times alone. */
  name: string;
  /** Its columns in time; one with '' where the heads name none. A row without a figure is undefined. */
  periods: { period: string; figures: (Figure | undefined)[]; total?: Figure }[];
  /** Whether its values add up to something: amounts do, shares and averages don't. */
  additive: boolean;
}

/** A table that has a name or a time for every row, and figures of them. */
export interface MeasuredTable {
  /** The head of the column of names or times. */
  axis: string;
  dated: boolean;
  labels: string[];
  measures: Measure[];
}

const totals = new RegExp(`^(?:${alternatives(wordsOfAll(({ tables }) => tables?.total))})$`, 'iu');
const averages = anyWord(wordsOfAll(({ tables }) => tables?.average));
/** Units of states, speeds and shares: their sum says nothing. */
const states = /^(?:percent|°|°[CF]|km\/h|mph|dB|Hz|bar|ppm|fps)$/u;

/** Reads a table by its heads; undefined where its rows have no name or time of their own, or hold no figures. */
export function measuredTable(given: Table, language: string): MeasuredTable | undefined {
  const table = inTime(given, language);
  const columns = columnsOf(table.columns, table.rows, language);
  const date = dateAxis(table, columns, language);
  const own = (column: Column): boolean => {
    const cells = table.rows.map((row) => row[column.index] ?? '');
    return cells.every(Boolean) && new Set(cells).size === cells.length;
  };
  const name = columns.find((column) => column.type === 'category' && own(column));
  const isDated = date !== undefined && own(date) && (name === undefined || date.index < name.index);
  const axis = isDated ? date : name;
  if (!axis || table.rows.length < 2) return undefined;
  const cells = table.rows.map((row) => row[axis.index]!);
  const rows = cells.map((_, row) => row).filter((row) => !totals.test(cells[row]!.trim()));
  const sums = cells.map((_, row) => row).find((row) => totals.test(cells[row]!.trim()));
  const measures = new Map<string, Measure>();
  for (const column of columns) {
    if (column.type !== 'number' || column.naming || column === axis) continue;
    // "3 people", "4 days", "£680": what is measured stands in the rows, and no axis holds it.
    if (mixesUnits(column, table.rows)) return undefined;
    const head = readHeader(column.name);
    const key = `${head.name.toLowerCase()} ${head.unit} ${head.suffix}`;
    const figures = figuresOf(column, head, language);
    const unit = head.unit || (figures.find(Boolean)?.unit ?? '');
    const known = measures.get(key);
    const measure = known ?? { name: head.name, unit, suffix: head.suffix, periods: [], additive: !states.test(unit) && !averages.test(column.name.replace(/_/gu, ' ')) }; // prettier-ignore
    const total = sums === undefined ? undefined : figures[sums];
    // Two columns of one measure and one time are two measures.
    if (known?.periods.some(({ period }) => period === head.period)) continue;
    measure.periods.push({
      period: head.period,
      figures: rows.map((row) => figures[row]),
      ...(total ? { total } : {}),
    });
    measures.set(key, measure);
  }
  for (const { periods } of measures.values())
    periods.sort((a, b) => orderOf(a.period).localeCompare(orderOf(b.period)));
  if (measures.size === 0 || rows.length < 2) return undefined;
  const labels = rows.map((row) => (isDated ? timeLabel(cells[row]!, cells, language) : asLabel(cells[row]!)).slice(0, 40)); // prettier-ignore
  return { axis: readHeader(axis.name).name || axis.name, dated: isDated, labels, measures: [...measures.values()] };
}

/** "Q3 2024" after "Q1 2024", and before "Q1 2025". */
const orderOf = (period: string): string => {
  const year = /\p{Nd}{4}/u.exec(period)?.[0] ?? '';
  return `${year} ${period.replace(year, '').trim()}`;
};

/** The figures of a column with the unit of its head; what has a unit of its own keeps it. */
function figuresOf({ figures }: Column, { unit, suffix }: Header, language: string): (Figure | undefined)[] {
  const bare = figures.every((figure) => !figure || /^-?\p{Nd}[\p{Nd}.,\u00a0\u202f ]*$/u.test(figure.display) || unit !== '') && figures.every((figure) => !figure || Math.abs(figure.magnitude) === Math.abs(figure.value)); // prettier-ignore
  if (!bare) return figures;
  const own = unit || (figures.find(Boolean)?.unit ?? '');
  // Of thousands, nobody reads the cents.
  const isLarge =
    own.startsWith('currency:') && figures.every((figure) => !figure || Math.abs(figure.magnitude) >= 1000);
  const decimals = isLarge ? 0 : Math.min(3, Math.max(0, ...figures.map((figure) => figure?.decimals ?? 0)));
  return figures.map((figure) => figure && measured(figure.magnitude, { unit: own, suffix }, decimals, language));
}

/** "2024-07" as the language writes it, with the year where it changes. */
function timeLabel(cell: string, cells: readonly string[], language: string): string {
  const month = /^(\p{Nd}{4})-(0[1-9]|1[0-2])$/u.exec(cell);
  if (!month) return cell;
  const isOneYear = cells.every((other) => other.startsWith(`${month[1]}-`));
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    month: isOneYear ? 'long' : 'short',
    ...(isOneYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${cell}-01T00:00:00Z`));
}

/** The sum of a measure in one of its times: the table's own where it has one. Undefined where a row has none. */
export function totalOf(measure: Measure, at: number, language: string): Figure | undefined {
  const { figures, total } = measure.periods[at]!;
  if (total) return total;
  if (!measure.additive || figures.length < 2 || figures.some((figure) => !figure)) return undefined;
  const decimals = Math.max(...figures.map((figure) => figure!.decimals));
  const sum = figures.reduce((whole, figure) => whole + figure!.magnitude, 0);
  return measured(Number(sum.toFixed(decimals)), measure, decimals, language);
}
