import { z } from 'zod';
import { claim, kicker } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** What an app does, on the telephone that it runs on. */
export const appScreen = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    items: z
      .array(z.object({ text: shown().min(1).max(110) }))
      .min(2)
      .max(6),
  }),
  names: ['app screen', 'phone screen', 'phone', 'device', 'app mockup', 'app mock-up'],
  partNames: ['feature', 'point', 'item'],
  reading: 'parts',
  fewWords: true,
  weight: 1.4,
  bearsMotif: 'thing',
  inWords: 'points',
  offers: ({ evidence, claim: title, kicker }, { genre, film, speaksOf }) => {
    if (genre !== 'promo' && genre !== 'announcement' && genre !== 'explainer') return [];
    if (evidence.type !== 'list' || evidence.checked || evidence.items.length < 2 || !speaksOf('app', film)) return [];
    return [{ content: { title, kicker, items: evidence.items.slice(0, 6).map(({ text }) => ({ text })) }, score: 0.9 }]; // prettier-ignore
  },
  panels: ({ title, items }, tools) => [{ kind: 'list', ...head(title, tools), mark: 'plain', items }],
});
