import { z } from 'zod';
import { shown } from '../../scenes/field-roles.js';
import { claim, kicker, label, labelledFigure, series } from './shared.js';

const source = shown().max(100).optional();
const single = z.object({ title: claim.optional(), kicker, source, items: z.array(labelledFigure).min(2).max(12) });
const multi = z.object({
  title: claim.optional(),
  kicker,
  source,
  categories: z.array(shown().min(1).max(40)).min(2).max(60),
  series: z.array(series).min(1).max(5),
});

export const chartScenes = {
  'column-chart': single,
  'bar-chart': single,
  /** Parts of one whole: the planner offers it only when the shares add up to 100 (±1). */
  'donut-chart': z.object({
    title: claim.optional(),
    kicker,
    source,
    items: z.array(labelledFigure).min(2).max(7),
    center: shown().max(24).optional(),
  }),
  'line-chart': multi,
  'area-chart': multi,
  'grouped-chart': multi,
  'stacked-chart': multi,
  waterfall: z.object({
    title: claim.optional(),
    kicker,
    source,
    items: z
      .array(labelledFigure.extend({ total: z.boolean().optional() }))
      .min(2)
      .max(10),
  }),
  funnel: z.object({ title: claim.optional(), kicker, source, items: z.array(labelledFigure).min(2).max(6) }),
  scatter: z.object({
    title: claim.optional(),
    kicker,
    source,
    xLabel: label,
    yLabel: label,
    points: z
      .array(
        z.object({
          x: z.number(),
          y: z.number(),
          label: shown().max(40).optional(),
          highlight: z.boolean().optional(),
        }),
      )
      .min(3)
      .max(80),
  }),
};
