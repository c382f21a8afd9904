import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker } from '../../fields/content-parts.js';
import { FigureSchema } from '../../figures/figure.js';
import { sceneKind } from '../scene-kind.js';

/** A figure on a scale of its own. */
export const gauge = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    figure: FigureSchema,
    min: z.number(),
    max: z.number(),
    label: shown().max(120).optional(),
  }),
  names: ['gauge'],
  seconds: [2.2, 6],
  inWords: 'figure',
});
