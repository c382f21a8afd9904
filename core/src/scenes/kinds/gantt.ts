import { z } from 'zod';
import { claim, kicker, label, source } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Tasks under each other, each a bar from its start to its end on one axis of time. */
export const gantt = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    source,
    tasks: z
      .array(
        z.object({
          label,
          from: shown().min(1).max(32),
          to: shown().min(1).max(32).optional(),
          /** Days from one day for all tasks; both alike for a moment. */
          start: z.number(),
          end: z.number(),
          highlight: z.boolean().optional(),
        }),
      )
      .min(2)
      .max(8),
  }),
  names: ['gantt', 'gantt chart', 'schedule', 'project plan'],
  partNames: ['task'],
  seconds: [3, 11],
  reading: 'parts',
  fewWords: true,
  weight: 1.6,
  inWords: 'stages',
  offers: ({ evidence, claim: title, kicker }) =>
    evidence.type === 'schedule' ? [{ content: { title, kicker, tasks: evidence.tasks }, score: 0.97 }] : [],
  panels: ({ title, tasks }, tools) => [
    {
      kind: 'timeline',
      ...head(title, tools),
      events: tasks.map(({ label: name, from, to }) => ({
        date: tools.cut(to ? `${from} – ${to}` : from, 38),
        label: name,
      })),
    },
  ],
});
