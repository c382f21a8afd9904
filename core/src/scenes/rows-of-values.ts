import { z } from 'zod';
import type { EvidenceOf } from '../outline/evidence.js';
import { claim, kicker } from '../fields/content-parts.js';
import { shown } from '../fields/field-roles.js';
import { head, type PanelDraft, type PanelTools } from './to-panels.js';

/** Names with a value each: what it costs, when it is open. */
export const rowsOfValues = z.object({
  title: claim.optional(),
  kicker,
  rows: z
    .array(z.object({ label: shown().min(1).max(64), value: shown().min(1).max(60) }))
    .min(2)
    .max(8),
});
export type RowsOfValues = z.infer<typeof rowsOfValues>;

/** The rows of a table of two columns without heads, where most of their values are of a sort; else null. */
export function valuesOf(
  { columns, rows }: EvidenceOf<'table'>,
  isOfSort: (value: string) => boolean,
): RowsOfValues['rows'] | null {
  if (columns.length !== 2 || columns.some((name) => name !== '') || rows.length < 2) return null;
  const all = rows.map(([label = '', value = '']) => ({ label, value }));
  if (all.some(({ label, value }) => label === '' || value === '')) return null;
  return all.filter(({ value }) => isOfSort(value)).length * 2 > all.length ? all : null;
}

export const valuesPanel = ({ title, rows }: RowsOfValues, tools: PanelTools): PanelDraft[] => [
  { kind: 'table', ...head(title, tools), columns: ['', ''], rows: rows.map(({ label, value }) => [label, value]) },
];
