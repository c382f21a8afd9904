import { z } from 'zod';
import { claim, kicker, label } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Four fields around a crossing: two opposites, each with two sides. */
export const quadrant = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    cells: z.array(z.object({ label, points: z.array(shown().min(1).max(110)).max(4).default([]) })).length(4),
  }),
  names: ['quadrant', 'quadrants', 'matrix', '2x2', 'two by two', 'swot'],
  partNames: ['field', 'quadrant', 'cell'],
  seconds: [3, 10],
  reading: 'parts',
  fewWords: true,
  weight: 1.6,
  inWords: 'sides',
  offers: ({ evidence, claim: title, kicker }) =>
    evidence.type === 'quadrant' ? [{ content: { title, kicker, cells: evidence.cells }, score: 0.97 }] : [],
  panels: ({ title, cells }, tools) => [
    {
      kind: 'list',
      ...head(title, tools),
      mark: 'plain',
      items: cells.map(({ label: name, points }) => ({
        text: name,
        ...(points.length > 0 ? { detail: tools.cut(points.join(', '), 138) } : {}),
      })),
    },
  ],
});
