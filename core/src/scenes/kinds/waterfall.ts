import { z } from 'zod';
import { chartNames } from '../chart-names.js';
import { claim, kicker, labelledFigure, source } from '../../fields/content-parts.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** What adds to a total and what takes from it. */
export const waterfall = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    source,
    items: z
      .array(labelledFigure.extend({ total: z.boolean().optional() }))
      .min(2)
      .max(10),
  }),
  names: ['waterfall', 'waterfall chart', ...chartNames],
  inWords: 'chart',
  panels: ({ title, items }, tools) => [
    {
      kind: 'bars',
      ...head(title, tools),
      arrangement: 'columns',
      items: items.map(({ label, figure }) => ({ label, figure })),
    },
  ],
});
