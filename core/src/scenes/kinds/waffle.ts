import { z } from 'zod';
import { claim, kicker, labelledFigure, source } from '../../fields/content-parts.js';
import { marked, shortLabel, sourceOf } from '../from-beat.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** A hundred squares of which each is one percent: shares of a whole, in percent from 0 to 100. */
export const waffle = sceneKind({
  content: z.object({ title: claim.optional(), kicker, source, items: z.array(labelledFigure).min(1).max(4) }),
  names: ['waffle', 'waffle chart', 'hundred squares', 'grid of squares'],
  seconds: [2.4, 7],
  reading: 'glance',
  inWords: 'shares',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type === 'share') {
      const items = [{ label: shortLabel(evidence.about || title), figure: evidence.figure, highlight: true }];
      return [{ content: { title, kicker, items }, score: 0.82 }];
    }
    if (evidence.type !== 'series' || evidence.arrangement !== 'parts' || evidence.items.length > 4) return [];
    if (evidence.items.some(({ figure }) => figure.unit !== 'percent')) return [];
    return [{ content: { title, kicker, ...sourceOf(evidence), items: marked(evidence, title) }, score: 0.9 }];
  },
  panels: ({ title, items }, tools) =>
    items.length === 1
      ? [{ kind: 'meters', ...head(title, tools), items }]
      : [{ kind: 'share', ...head(title, tools), items }],
});
