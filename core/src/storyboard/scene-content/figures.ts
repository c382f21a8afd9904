import { z } from 'zod';
import { shown } from '../../scenes/field-roles.js';
import { FigureSchema, SentimentSchema, TrendSchema } from '../../figure/figure.js';
import { claim, icon, kicker, label, labelledFigure } from './shared.js';

export const figureScenes = {
  counter: z.object({
    title: claim.optional(),
    kicker,
    figure: FigureSchema,
    caption: shown().max(140).optional(),
    trend: TrendSchema.optional(),
    sentiment: SentimentSchema.optional(),
    /** A second figure that qualifies the first ("+24%" beside "$4.2M"). */
    companion: z
      .object({
        figure: FigureSchema,
        label: shown().max(64).optional(),
        trend: TrendSchema.optional(),
        sentiment: SentimentSchema.optional(),
      })
      .optional(),
  }),
  /** A share of a whole: `figure.value` in percent, 0 to 100. */
  'stat-ring': z.object({
    title: claim.optional(),
    kicker,
    figure: FigureSchema,
    label: shown().max(120).optional(),
  }),
  'kpi-tiles': z.object({
    title: claim.optional(),
    kicker,
    tiles: z
      .array(
        z.object({
          label,
          figure: FigureSchema,
          trend: TrendSchema.optional(),
          sentiment: SentimentSchema.optional(),
          note: shown().max(80).optional(),
        }),
      )
      .min(2)
      .max(6),
  }),
  gauge: z.object({
    title: claim.optional(),
    kicker,
    figure: FigureSchema,
    min: z.number(),
    max: z.number(),
    label: shown().max(120).optional(),
  }),
  /** Bars against a full track: shares that do not add up to a whole. Values in percent. */
  progress: z.object({ title: claim.optional(), kicker, items: z.array(labelledFigure).min(1).max(6) }),
  /** "n in m": `count` marked of `total` marks. */
  pictogram: z.object({
    title: claim.optional(),
    kicker,
    count: z.number().int().min(0).max(100),
    total: z.number().int().min(1).max(100),
    label: shown().max(140).optional(),
    icon,
  }),
  ranking: z.object({ title: claim.optional(), kicker, items: z.array(labelledFigure).min(2).max(8) }),
};
