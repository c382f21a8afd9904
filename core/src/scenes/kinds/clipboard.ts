import { z } from 'zod';
import { claim, kicker } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** What is asked for and what is offered, or what is done, ticked off on a clipboard. */
export const clipboard = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    items: z
      .array(z.object({ text: shown().min(1).max(110), done: z.boolean().default(true) }))
      .min(2)
      .max(7),
  }),
  names: ['clipboard', 'form', 'requirements'],
  partNames: ['point', 'item', 'line'],
  reading: 'parts',
  fewWords: true,
  weight: 1.4,
  bearsMotif: 'thing',
  inWords: 'points',
  offers: ({ evidence, claim: title, kicker }, { genre }) => {
    if (evidence.type !== 'list' || evidence.items.length < 2 || genre === null) return [];
    const items = evidence.items.slice(0, 7).map(({ text }, at) => ({ text, done: evidence.checked?.[at] ?? true }));
    // What is ticked is agreed: the terms of a job, what is got ready.
    if (evidence.checked) return [{ content: { title, kicker, items }, score: 0.89 }];
    return genre === 'job-ad' ? [{ content: { title, kicker, items }, score: 0.9 }] : [];
  },
  panels: ({ title, items }, tools) => [
    {
      kind: 'list',
      ...head(title, tools),
      mark: items.every(({ done }) => done) ? 'good' : 'plain',
      items: items.map(({ text }) => ({ text })),
    },
  ],
});
