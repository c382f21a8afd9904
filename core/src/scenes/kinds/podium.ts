import { z } from 'zod';
import { claim, kicker, picturedFigure, source } from '../../fields/content-parts.js';
import { bySize, sourceOf } from '../from-beat.js';
import { barsPanel } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** The first three on their steps, the first in the middle; who follows stands beside them. */
export const podium = sceneKind({
  content: z.object({ title: claim.optional(), kicker, source, items: z.array(picturedFigure).min(3).max(8) }),
  names: ['podium', 'winners podium', 'top three'],
  reading: 'parts',
  parts: ({ items }) => items.map((part) => ({ part, texts: [part.label] })),
  fewWords: true,
  weight: 1.5,
  inWords: 'chart',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'series' || evidence.arrangement !== 'ranking') return [];
    const items = bySize(evidence, title);
    if (items.length < 3 || items.length > 8 || items.some(({ figure }) => figure.magnitude < 0)) return [];
    // Three are the podium itself; of more, the list tells the order as well.
    const score = items.length === 3 ? 0.94 : items.length <= 5 ? 0.92 : 0.82;
    return [{ content: { title, kicker, ...sourceOf(evidence), items }, score }];
  },
  panels: (content, tools) => barsPanel('ranking', content, tools),
});
