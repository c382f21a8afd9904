import { z } from 'zod';
import { claim, kicker, labelledFigure, source } from '../../fields/content-parts.js';
import { marked, sourceOf } from '../from-beat.js';
import { barsPanel } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Figures of one measure as blocks that stand on a floor in depth, as high as their figures. */
export const isometricBlocks = sceneKind({
  content: z.object({ title: claim.optional(), kicker, source, items: z.array(labelledFigure).min(2).max(6) }),
  names: ['isometric blocks', 'blocks', '3d bars', '3d blocks', 'isometric chart', 'towers'],
  partNames: ['block', 'tower'],
  seconds: [2.6, 9],
  reading: 'parts',
  fewWords: true,
  weight: 1.4,
  inWords: 'chart',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'series' || !['other', 'ranking'].includes(evidence.arrangement)) return [];
    const items = marked(evidence, title);
    const sizes = items.map(({ figure }) => figure.magnitude);
    // What is too low beside the others would be no block.
    if (items.length < 3 || items.length > 6 || Math.min(...sizes) <= 0 || Math.min(...sizes) < Math.max(...sizes) * 0.06) return []; // prettier-ignore
    // Depth says nothing of figures: it comes where flat bars stood before.
    return [{ content: { title, kicker, ...sourceOf(evidence), items }, score: 0.62 }];
  },
  panels: (content, tools) => barsPanel('bars', content, tools),
});
