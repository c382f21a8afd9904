import { z } from 'zod';
import { claim, kicker, labelledFigure } from '../../fields/content-parts.js';
import { shortLabel } from '../from-beat.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Bars against a full track: shares that do not add up to a whole. Values in percent. */
export const progress = sceneKind({
  content: z.object({ title: claim.optional(), kicker, items: z.array(labelledFigure).min(1).max(6) }),
  names: ['progress bar', 'progress bars'],
  inWords: 'figure',
  offers: ({ evidence, claim: title, kicker }) =>
    evidence.type === 'share'
      ? [
          {
            content: { title, kicker, items: [{ label: shortLabel(title), figure: evidence.figure, highlight: true }] },
            score: 0.6,
          },
        ]
      : [],
  panels: ({ title, items }, tools) => [{ kind: 'meters', ...head(title, tools), items }],
});
