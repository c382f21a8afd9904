import { z } from 'zod';
import { chartNames } from '../chart-names.js';
import { claim, kicker, labelledFigure, source } from '../../fields/content-parts.js';
import { sourceOf } from '../from-beat.js';
import { barsPanel } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** What is left from stage to stage. */
export const funnel = sceneKind({
  content: z.object({ title: claim.optional(), kicker, source, items: z.array(labelledFigure).min(2).max(6) }),
  names: ['funnel', 'funnel chart', ...chartNames],
  inWords: 'shares',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'series' || evidence.arrangement !== 'stages') return [];
    const items = evidence.items.map(({ label, figure }) => ({ label, figure }));
    return items.length >= 3 && items.length <= 6
      ? [{ content: { title, kicker, ...sourceOf(evidence), items }, score: 0.95 }]
      : [];
  },
  panels: (content, tools) => barsPanel('bars', content, tools),
});
