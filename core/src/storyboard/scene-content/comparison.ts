import { z } from 'zod';
import { shown } from '../../scenes/field-roles.js';
import { FigureSchema, SentimentSchema } from '../../figure/figure.js';
import { claim, icon, kicker, label } from './shared.js';

const side = z.object({
  label,
  points: z.array(shown().min(1).max(110)).max(5).default([]),
  figure: FigureSchema.optional(),
  icon,
});

export const comparisonScenes = {
  versus: z.object({
    title: claim.optional(),
    kicker,
    left: side,
    right: side,
    winner: z.enum(['left', 'right']).optional(),
  }),
  /** One measure at two moments: "churn fell from 5.1% to 3.4%". */
  delta: z.object({
    title: claim.optional(),
    kicker,
    label: shown().min(1).max(80),
    before: FigureSchema,
    after: FigureSchema,
    beforeLabel: shown().max(40).optional(),
    afterLabel: shown().max(40).optional(),
    sentiment: SentimentSchema.optional(),
  }),
  table: z.object({
    title: claim.optional(),
    kicker,
    columns: z.array(shown().max(40)).min(2).max(6),
    rows: z
      .array(z.array(shown().max(60)).min(2).max(6))
      .min(1)
      .max(8),
    highlightRow: z.number().int().min(0).max(7).optional(),
  }),
  'pros-cons': z.object({
    title: claim.optional(),
    kicker,
    pros: z.array(shown().min(1).max(110)).min(1).max(5),
    cons: z.array(shown().min(1).max(110)).min(1).max(5),
    prosLabel: shown().max(32).optional(),
    consLabel: shown().max(32).optional(),
  }),
};
