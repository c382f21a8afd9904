import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker } from '../../fields/content-parts.js';
import { FigureSchema, SentimentSchema } from '../../figures/figure.js';
import { shortLabel } from '../from-beat.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** One measure at two moments: "churn fell from 5.1% to 3.4%". */
export const delta = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    label: shown().min(1).max(80),
    before: FigureSchema,
    after: FigureSchema,
    beforeLabel: shown().max(40).optional(),
    afterLabel: shown().max(40).optional(),
    sentiment: SentimentSchema.optional(),
  }),
  names: ['comparison', 'versus'],
  seconds: [2.4, 7],
  ticks: true,
  reading: 'glance',
  inWords: 'change',
  offers: ({ evidence, claim: title, kicker }, { words }) => {
    if (evidence.type !== 'delta') return [];
    const { about, before, after, beforeLabel, afterLabel, sentiment } = evidence;
    // What changes, where that is named in a few words that the headline is not.
    const measure = about !== title && words(about) <= 4 ? about : undefined;
    const content = {
      ...{ title, kicker, label: shortLabel(measure ?? kicker ?? title), before, after },
      ...(beforeLabel && afterLabel ? { beforeLabel, afterLabel } : {}),
      sentiment: sentiment ?? ('neutral' as const),
    };
    return [{ content, score: 0.9 }];
  },
  panels: ({ title, label: about, before, after, beforeLabel, afterLabel, sentiment }, tools) => [
    {
      kind: 'change',
      ...head(title, tools),
      ...(title?.toLowerCase().includes(about.toLowerCase()) ? {} : { label: about }),
      ...{ before, after },
      ...(beforeLabel ? { beforeLabel } : {}),
      ...(afterLabel ? { afterLabel } : {}),
      ...(sentiment ? { sentiment } : {}),
    },
  ],
});
