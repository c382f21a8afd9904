import { z } from 'zod';
import { label } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import type { Genre } from '../../outline/genre.js';
import { sceneKind } from '../scene-kind.js';

/** Films in which somebody's words are an opinion of what the film is about; elsewhere they are a quotation. */
const opinions: readonly Genre[] = 'testimonial promo place fundraising job-ad'.split(' ') as Genre[]; // prettier-ignore

/** What somebody thinks of it, as a review: a face with the first letter of the name, and stars where some were given. */
export const reviewCard = sceneKind({
  content: z.object({
    text: shown().min(1).max(320),
    author: label.optional(),
    about: shown().max(80).optional(),
    /** Stars out of five that were given; none are drawn without. */ stars: z.number().int().min(1).max(5).optional(),
  }),
  names: ['review', 'review card', 'customer review', 'testimonial', 'social post', 'post'],
  seconds: [2.5, 8],
  reading: 'sentences',
  fewWords: true,
  verbatim: true,
  bearsMotif: 'thing',
  inWords: 'quotation',
  offers: ({ evidence }, { genre }) =>
    evidence.type === 'quote' && genre !== null && opinions.includes(genre) && evidence.author
      ? [{ content: { text: evidence.text, author: evidence.author, about: evidence.about }, score: 0.985 }]
      : [],
  panels: ({ text, author, about }, { cut }) => [
    {
      kind: 'statement',
      text: cut(text, 236),
      quoted: true,
      ...(author ? { author: [author, about].filter(Boolean).join(', ').slice(0, 80) } : {}),
    },
  ],
});
