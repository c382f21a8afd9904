import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker } from '../../fields/content-parts.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Many short names at once, the first ones larger: how much there is, rather than each of it. */
export const wordCloud = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    items: z
      .array(z.object({ text: shown().min(1).max(40), highlight: z.boolean().optional() }))
      .min(4)
      .max(24),
  }),
  names: ['word cloud', 'tag cloud', 'cloud of words', 'wordcloud'],
  partNames: ['word', 'tag', 'name'],
  reading: 'parts',
  fewWords: true,
  weight: 1.4,
  inWords: 'points',
  offers: ({ evidence, claim: title, kicker }, { words }) => {
    if (evidence.type !== 'list' || evidence.checked || evidence.items.length < 7) return [];
    const { items } = evidence;
    if (items.some(({ text, detail }) => detail || words(text) > 3 || text.length > 30)) return [];
    // A list shows six of them.
    return [{ content: { title, kicker, items: items.slice(0, 24).map(({ text }) => ({ text })) }, score: 0.94 }];
  },
  panels: ({ title, items }, tools) => [
    { kind: 'list', ...head(title, tools), mark: 'plain', items: items.slice(0, 8).map(({ text }) => ({ text })) },
  ],
});
