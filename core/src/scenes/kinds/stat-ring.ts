import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker } from '../../fields/content-parts.js';
import { FigureSchema } from '../../figures/figure.js';
import { sceneKind } from '../scene-kind.js';

/** A share of a whole: `figure.value` in percent, 0 to 100. */
export const statRing = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    figure: FigureSchema,
    label: shown().max(120).optional(),
  }),
  names: ['ring'],
  seconds: [2.2, 6],
  reading: 'glance',
  inWords: 'figure',
  offers: ({ evidence, claim: title, kicker, support }) =>
    evidence.type === 'share'
      ? [{ content: { title, kicker, figure: evidence.figure, ...(support ? { label: support } : {}) }, score: 0.85 }]
      : [],
});
