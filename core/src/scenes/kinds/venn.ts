import { z } from 'zod';
import { claim, kicker, label } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

const points = z.array(shown().min(1).max(110));

/** Circles that overlap: what each has for itself, and in the middle what all have. */
export const venn = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    sets: z
      .array(z.object({ label, points: points.max(4).default([]) }))
      .min(2)
      .max(3),
    shared: points.min(1).max(4),
  }),
  names: ['venn', 'venn diagram', 'overlap', 'overlapping circles'],
  partNames: ['circle', 'set'],
  seconds: [3, 9],
  reading: 'parts',
  fewWords: true,
  weight: 1.5,
  inWords: 'sides',
  offers: ({ evidence, claim: title, kicker }) =>
    evidence.type === 'overlap'
      ? [{ content: { title, kicker, sets: evidence.sets, shared: evidence.shared }, score: 0.97 }]
      : [],
  panels: ({ title, sets, shared }, tools) => [
    {
      kind: 'list',
      ...head(title, tools),
      mark: 'plain',
      items: [
        ...sets.map(({ label: name, points: own }) => ({
          text: name,
          ...(own.length > 0 ? { detail: tools.cut(own.join(', '), 138) } : {}),
        })),
        {
          text: sets
            .map(({ label: name }) => name)
            .join(' + ')
            .slice(0, 110),
          detail: tools.cut(shared.join(', '), 138),
        },
      ],
    },
  ],
});
