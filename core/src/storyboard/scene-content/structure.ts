import { z } from 'zod';
import { key, shown } from '../../scenes/field-roles.js';
import { claim, detail, icon, kicker, label } from './shared.js';

const step = z.object({ title: shown().min(1).max(80), detail, icon });

export const structureScenes = {
  timeline: z.object({
    title: claim.optional(),
    kicker,
    events: z
      .array(
        z.object({
          date: shown().min(1).max(40),
          label: shown().min(1).max(90),
          detail,
          highlight: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(6),
  }),
  steps: z.object({ title: claim.optional(), kicker, steps: z.array(step).min(2).max(6) }),
  cycle: z.object({ title: claim.optional(), kicker, steps: z.array(step).min(3).max(6) }),
  pyramid: z.object({ title: claim.optional(), kicker, levels: z.array(z.object({ label, detail })).min(2).max(5) }),
  flow: z.object({
    title: claim.optional(),
    kicker,
    nodes: z
      .array(z.object({ id: key().min(1).max(24), label }))
      .min(2)
      .max(9),
    links: z
      .array(z.object({ from: key(), to: key(), label: shown().max(32).optional() }))
      .min(1)
      .max(14),
  }),
  /** Countries by ISO 3166-1 alpha-3 code; a figure scales the mark, none just points the place out. */
  'place-map': z.object({
    title: claim.optional(),
    kicker,
    places: z
      .array(
        z.object({
          country: key().length(3),
          label,
          note: shown().max(80).optional(),
          value: z.number().optional(),
        }),
      )
      .min(1)
      .max(12),
  }),
};
