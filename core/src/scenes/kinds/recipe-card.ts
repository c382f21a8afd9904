import { z } from 'zod';
import { claim, kicker } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** What goes into it, each with its amount, on a card of the recipe box. */
export const recipeCard = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    items: z
      .array(z.object({ text: shown().min(1).max(80), amount: shown().max(24).optional() }))
      .min(2)
      .max(10),
  }),
  names: ['recipe card', 'ingredients', 'recipe', 'ingredient list'],
  partNames: ['ingredient', 'item'],
  reading: 'parts',
  fewWords: true,
  weight: 1.5,
  bearsMotif: 'thing',
  inWords: 'points',
  offers: ({ evidence, claim: title, kicker }, { genre, read }) => {
    if (genre !== 'recipe' || evidence.type !== 'list' || evidence.checked) return [];
    const items = evidence.items.map(({ text }) => {
      const { amount } = read(text);
      return amount && amount.text.length <= 24 && amount.of.length <= 80
        ? { text: amount.of, amount: amount.text }
        : { text: text.slice(0, 80) };
    });
    const measured = items.filter(({ amount }) => amount !== undefined).length;
    if (items.length < 2 || items.length > 10 || measured * 2 < items.length) return [];
    return [{ content: { title, kicker, items }, score: 0.95 }];
  },
  panels: ({ title, items }, tools) => [
    {
      kind: 'list',
      ...head(title, tools),
      mark: 'plain',
      items: items.map(({ text, amount }) => ({ text: [amount, text].filter(Boolean).join(' ') })),
    },
  ],
});
