import { z } from 'zod';
import { claim, kicker, labelledFigure, source } from '../../fields/content-parts.js';
import { sourceOf } from '../from-beat.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Shares that do not add up to a whole, each on a dial of its own. Values in percent, 0 to 100, or against a goal. */
export const gaugeCluster = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    source,
    items: z
      .array(
        labelledFigure.extend({
          /** What the dial is full at, in the measure of the magnitude; 100 when nothing is said. */
          goal: z.number().positive().optional(),
        }),
      )
      .min(2)
      .max(6),
  }),
  names: ['gauges', 'gauge cluster', 'dials', 'dashboard', 'speedometers'],
  partNames: ['dial', 'gauge'],
  seconds: [2.4, 8],
  reading: 'parts',
  fewWords: true,
  weight: 1.5,
  inWords: 'figure',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'series' || evidence.items.length > 4) return [];
    const { arrangement, items } = evidence;
    const shares = items.every(({ figure }) => figure.unit === 'percent' && figure.value >= 0 && figure.value <= 100);
    const moves = items.some(({ figure, trend }) => trend !== undefined || /^[+−-]/u.test(figure.display.trim()));
    if (!shares || moves || !['other', 'mixed', 'ranking'].includes(arrangement)) return [];
    // More than a hundred in all: each is of a whole of its own. Fewer may be of one, and are compared by bars.
    const apart = items.reduce((sum, { figure }) => sum + figure.value, 0) > 105;
    const dials = items.map(({ label, figure }) => ({ label, figure }));
    return [{ content: { title, kicker, ...sourceOf(evidence), items: dials }, score: apart ? 0.9 : 0.7 }];
  },
  panels: ({ title, items }, tools) => [
    { kind: 'meters', ...head(title, tools), items: items.map(({ label, figure }) => ({ label, figure })) },
  ],
});
