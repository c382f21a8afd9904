import { z } from 'zod';
import { FigureSchema } from '../../figures/figure.js';
import { claim, kicker, label, source } from '../../fields/content-parts.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Share of all that flows below which a stream would be too thin to be seen and written on. */
const thinnest = 0.04;

/** How much goes from where to where: streams as broad as what flows in them. */
export const sankey = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    source,
    links: z
      .array(z.object({ from: label, to: label, figure: FigureSchema, highlight: z.boolean().optional() }))
      .min(2)
      .max(12),
  }),
  names: ['sankey', 'sankey diagram', 'flows', 'streams', 'flow of money'],
  partNames: ['flow', 'stream'],
  seconds: [3, 10],
  reading: 'parts',
  fewWords: true,
  weight: 1.6,
  inWords: 'chart',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'streams') return [];
    const sizes = evidence.links.map(({ figure }) => figure.magnitude);
    const total = sizes.reduce((sum, one) => sum + one, 0);
    // One measure for all: streams of other units could not be as broad as what they carry.
    const alike = evidence.links.every(({ figure }) => figure.unit === evidence.links[0]!.figure.unit);
    if (!alike || sizes.some((size) => size <= 0 || size < total * thinnest)) return [];
    return [{ content: { title, kicker, links: evidence.links }, score: 0.97 }];
  },
  panels: ({ title, links }, tools) => [
    {
      kind: 'table',
      ...head(title, tools),
      columns: ['', '', ''],
      rows: links.slice(0, 8).map(({ from, to, figure }) => [tools.cut(from, 58), tools.cut(to, 58), figure.display]),
    },
  ],
});
