import { z } from 'zod';
import { claim, kicker, measure, picture } from '../../fields/content-parts.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Figures of different measures side by side. */
export const kpiTiles = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    tiles: z.array(measure.extend({ picture })).min(2).max(6),
  }),
  names: ['kpi', 'kpis', 'tiles', 'kpi tiles'],
  partNames: ['tile'],
  filmable: true,
  reading: 'glance',
  leastTitle: 24,
  weight: 1.5,
  parts: ({ tiles }) =>
    tiles.map((part) => ({ part, texts: part.note ? [part.label, part.note] : [part.label], unit: part.figure.unit })),
  inWords: 'recap',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'series' || !['mixed', 'other'].includes(evidence.arrangement)) return [];
    const tiles = evidence.items.slice(0, 6).map(({ label, figure, note, trend }) => ({
      ...{ label, figure },
      ...(note ? { note } : {}),
      ...(trend ? { trend } : {}),
    }));
    return [{ content: { title, kicker, tiles }, score: evidence.arrangement === 'mixed' ? 0.95 : 0.3 }];
  },
  panels: ({ title, tiles }, tools) => [{ kind: 'figures', ...head(title, tools), items: tiles }],
});
