import { z } from 'zod';
import { chartNames } from '../chart-names.js';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker, label, source } from '../../fields/content-parts.js';
import { sceneKind } from '../scene-kind.js';

/** Two measures of many things. */
export const scatter = sceneKind({
  content: z.object({
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
  names: ['scatter', 'scatter plot', 'scatterplot', 'scatter chart', ...chartNames],
  inWords: 'chart',
});
