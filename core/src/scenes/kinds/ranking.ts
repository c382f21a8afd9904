import { z } from 'zod';
import { claim, kicker, picturedFigure } from '../../fields/content-parts.js';
import { bySize } from '../from-beat.js';
import { barsPanel } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Figures by size, the largest first. */
export const ranking = sceneKind({
  content: z.object({ title: claim.optional(), kicker, items: z.array(picturedFigure).min(2).max(8) }),
  names: ['ranking', 'leaderboard'],
  reading: 'parts',
  parts: ({ items }) => items.map((part) => ({ part, texts: [part.label] })),
  weight: 1.5,
  inWords: 'chart',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'series' || !['ranking', 'other'].includes(evidence.arrangement)) return [];
    const isBelow = evidence.items.some(({ figure }) => figure.magnitude < 0);
    const content = { title, kicker, items: bySize(evidence, title).slice(0, 8) };
    if (evidence.arrangement === 'ranking') return [{ content, score: isBelow ? 0.3 : 0.9 }];
    // After bars: another row of figures by its order.
    return [{ content, score: isBelow || evidence.items.length > 8 ? 0.3 : 0.65 }];
  },
  panels: (content, tools) => barsPanel('ranking', content, tools),
});
