import type { BriefDocument } from '@scenewright/core/brief';
import { findDates } from '../../reading/scan/dates.js';
import { columnsOf, type Column } from './columns.js';

type Table = Extract<BriefDocument, { kind: 'table' }>;

/** When a cell is; months alone count within a year. Undefined for a cell that names no time. */
function timeOf(cell: string, language: string): number | undefined {
  const iso = /^(\d{4})-(\d{2})$/.exec(cell);
  if (iso) return Number(iso[1]) * 10000 + Number(iso[2]) * 100;
  const found = findDates(cell, language)[0] ?? findDates(`${cell} 2000`, language)[0];
  return found && found.order > 0 ? found.order : undefined;
}

/** The column of dates, when the rows go forward in it (or stand still, in long form). */
export function dateAxis(table: Table, columns: Column[], language: string): Column | undefined {
  return columns.find((column) => {
    if (column.type !== 'date') return false;
    const times = table.rows.map((row) => timeOf(row[column.index] ?? '', language));
    // Dates that cannot be ranked are taken in the order of the rows.
    if (times.some((time) => time === undefined)) return true;
    return times.every((time, index) => index === 0 || time! >= times[index - 1]!);
  });
}

/** Rows newest first are turned round. */
export function inTime(table: Table, language: string): Table {
  const at = columnsOf(table.columns, table.rows, language).find((column) => column.type === 'date')?.index;
  if (at === undefined || table.rows.length < 2) return table;
  const times = table.rows.map((row) => timeOf(row[at] ?? '', language));
  const falls =
    times.every((time, index) => time !== undefined && (index === 0 || time <= times[index - 1]!)) &&
    times[0] !== times[times.length - 1];
  return falls ? { ...table, rows: [...table.rows].reverse() } : table;
}
