import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker } from '../../fields/content-parts.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Rows and columns as they were given. */
export const table = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    columns: z.array(shown().max(40)).min(2).max(6),
    rows: z
      .array(z.array(shown().max(60)).min(2).max(6))
      .min(1)
      .max(8),
    highlightRow: z.number().int().min(0).max(7).optional(),
  }),
  names: ['table'],
  reading: 'sentences',
  weight: 1.5,
  inWords: 'chart',
  offers: ({ evidence, claim: title, kicker }) =>
    evidence.type === 'table'
      ? [{ content: { title, kicker, columns: evidence.columns, rows: evidence.rows }, score: 0.9 }]
      : [],
  panels: ({ title, columns, rows }, tools) => [
    { kind: 'table', ...head(title, tools), columns, rows: rows.slice(0, 8) },
  ],
});
