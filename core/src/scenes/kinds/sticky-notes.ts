import { z } from 'zod';
import { claim, kicker, picture } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import type { Genre } from '../../outline/genre.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Films that collect: what they list may lie about in any order. */
const collecting: readonly Genre[] = 'tips listicle event invitation announcement place story explainer lesson testimonial greeting promo faq fundraising'.split(' ') as Genre[]; // prettier-ignore

/** Short points on notes that are stuck up. */
export const stickyNotes = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    items: z
      .array(z.object({ text: shown().min(1).max(80), picture }))
      .min(2)
      .max(6),
  }),
  names: ['sticky notes', 'post-its', 'notes', 'pinboard', 'note board'],
  partNames: ['note', 'point', 'item'],
  reading: 'parts',
  parts: ({ items }) => items.map((part) => ({ part, texts: [part.text] })),
  fewWords: true,
  weight: 1.4,
  bearsMotif: 'thing',
  surface: true,
  inWords: 'points',
  offers: ({ evidence, claim: title, kicker }, { genre, words }) => {
    if (genre === null || !collecting.includes(genre)) return [];
    if (evidence.type !== 'list' || evidence.checked || evidence.items.length < 3 || evidence.items.length > 6)
      return [];
    const items = evidence.items.map(({ text }) => ({ text }));
    if (evidence.items.some(({ detail }) => detail) || items.some(({ text }) => words(text) > 6 || text.length > 48))
      return [];
    return [{ content: { title, kicker, items }, score: 0.88 }];
  },
  panels: ({ title, items }, tools) => [
    { kind: 'list', ...head(title, tools), mark: 'plain', items: items.map(({ text }) => ({ text })) },
  ],
});
