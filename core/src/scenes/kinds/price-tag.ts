import { z } from 'zod';
import { claim, kicker } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { FigureSchema } from '../../figures/figure.js';
import type { Genre } from '../../outline/genre.js';
import { sceneKind } from '../scene-kind.js';

/** Films in which a sum that a visitor reads is what it costs. */
const visited: readonly Genre[] = ['event', 'invitation', 'place'];
/** Beyond it a sum is a budget or a turnover rather than a price. */
const dearest = 5000;

/** What it costs, on a tag at its string. */
export const priceTag = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    figure: FigureSchema,
    /** What it cost before, struck through. */ was: FigureSchema.optional(),
    caption: shown().max(140).optional(),
  }),
  names: ['price tag', 'price', 'tag'],
  seconds: [2, 5],
  reading: 'glance',
  bearsMotif: 'thing',
  inWords: 'figure',
  offers: ({ evidence, claim: title, kicker: above, support }, { genre, speaksOf }) => {
    if (evidence.type !== 'figure' || genre === null) return [];
    const { figure, trend, companion } = evidence;
    if (!figure.unit.startsWith('currency:') || trend || companion || figure.magnitude > dearest) return [];
    if (!visited.includes(genre) && !speaksOf('price', title)) return [];
    return [{ content: { title, kicker: above, figure, ...(support ? { caption: support.slice(0, 140) } : {}) }, score: 0.92 }]; // prettier-ignore
  },
});
