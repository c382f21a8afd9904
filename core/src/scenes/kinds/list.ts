import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker, detail, icon, picture } from '../../fields/content-parts.js';
import { head, shortDetail } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Points of equal rank. */
export const list = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    items: z
      .array(z.object({ text: shown().min(1).max(110), detail, icon, picture }))
      .min(2)
      .max(6),
  }),
  names: ['bullet list', 'bullet points', 'bullets', 'list', 'lists'],
  partNames: ['bullet', 'point', 'item'],
  reading: 'parts',
  weight: 1.5,
  illustrated: true,
  parts: ({ items }) => items.map((part) => ({ part, texts: [part.text] })),
  typeAlone: true,
  inWords: 'points',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type === 'details')
      return [
        { content: { title, kicker, items: evidence.items.slice(0, 6).map(({ text }) => ({ text })) }, score: 0.9 },
      ];
    if (evidence.type !== 'list' || evidence.checked || evidence.items.length < 2) return [];
    return [{ content: { title, kicker, items: evidence.items.slice(0, 6) }, score: 0.85 }];
  },
  panels: ({ title, items }, tools) => [
    { kind: 'list', ...head(title, tools), mark: 'plain', items: items.map((item) => shortDetail(item, tools)) },
  ],
});
