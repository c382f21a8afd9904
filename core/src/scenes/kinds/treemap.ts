import { z } from 'zod';
import { chartNames } from '../chart-names.js';
import { claim, kicker, labelledFigure, source } from '../../fields/content-parts.js';
import { marked, sourceOf } from '../from-beat.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Least share of the whole of which a tile has room for its words. */
const leastShare = 0.025;

/** Parts of one whole as areas: more of them than a ring can hold apart. */
export const treemap = sceneKind({
  content: z.object({ title: claim.optional(), kicker, source, items: z.array(labelledFigure).min(2).max(12) }),
  names: ['treemap', 'tree map', 'area map', ...chartNames],
  partNames: ['tile', 'segment', 'part'],
  reading: 'parts',
  fewWords: true,
  inWords: 'shares',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'series' || evidence.arrangement !== 'parts') return [];
    const items = marked(evidence, title).slice(0, 12);
    const whole = items.reduce((sum, { figure }) => sum + figure.magnitude, 0);
    if (items.some(({ figure }) => figure.magnitude < whole * leastShare)) return [];
    return [{ content: { title, kicker, ...sourceOf(evidence), items }, score: items.length >= 5 ? 0.97 : 0.85 }];
  },
  panels: ({ title, items }, tools) => [{ kind: 'share', ...head(title, tools), items: items.slice(0, 7) }],
});
