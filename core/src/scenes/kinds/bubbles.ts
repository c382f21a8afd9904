import { z } from 'zod';
import { chartNames } from '../chart-names.js';
import { claim, kicker, labelledFigure, source } from '../../fields/content-parts.js';
import { marked, sourceOf } from '../from-beat.js';
import { barsPanel } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Figures of one measure as areas of circles: sizes that lie so far apart that the smallest bar would vanish. */
export const bubbles = sceneKind({
  content: z.object({ title: claim.optional(), kicker, source, items: z.array(labelledFigure).min(2).max(12) }),
  names: ['bubbles', 'bubble chart', 'packed bubbles', 'circles', ...chartNames],
  partNames: ['bubble', 'circle'],
  reading: 'parts',
  fewWords: true,
  inWords: 'chart',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'series' || !['ranking', 'other'].includes(evidence.arrangement)) return [];
    const items = marked(evidence, title).slice(0, 12);
    const sizes = items.map(({ figure }) => figure.magnitude);
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
    if (items.length < 3 || least <= 0 || most / least > 400) return [];
    // Percent have a scale of their own, on which bars are read.
    const apart = most / least >= 12 && items.every(({ figure }) => figure.unit !== 'percent');
    const score = apart ? 0.93 : items.length >= 6 ? 0.8 : 0.6;
    return [{ content: { title, kicker, ...sourceOf(evidence), items }, score }];
  },
  panels: (content, tools) => barsPanel('bars', content, tools),
});
