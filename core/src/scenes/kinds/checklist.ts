import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker } from '../../fields/content-parts.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Points of which some are done. */
export const checklist = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    items: z
      .array(z.object({ text: shown().min(1).max(110), done: z.boolean() }))
      .min(2)
      .max(7),
  }),
  names: ['checklist', 'bullet list', 'bullet points', 'bullets', 'list', 'lists'],
  partNames: ['bullet', 'point', 'item'],
  reading: 'parts',
  illustrated: true,
  typeAlone: true,
  inWords: 'points',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'list' || !evidence.checked) return [];
    const items = evidence.items.slice(0, 6).map(({ text }, at) => ({ text, done: evidence.checked![at] ?? false }));
    return [{ content: { title, kicker, items }, score: 0.9 }];
  },
  panels: ({ title, items }, tools) => [
    {
      kind: 'list',
      ...head(title, tools),
      mark: items.every((item) => item.done) ? 'good' : 'plain',
      items: items.map(({ text }) => ({ text })),
    },
  ],
});
