import { z } from 'zod';
import { label } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import type { Genre } from '../../outline/genre.js';
import { sceneKind } from '../scene-kind.js';

const read: readonly Genre[] = ['quote', 'biography', 'greeting'];

/** Somebody's words as they stand in a book that lies open; who speaks by office is heard, not read. */
export const bookPage = sceneKind({
  content: z.object({ text: shown().min(1).max(320), author: label.optional(), role: shown().max(80).optional() }),
  names: ['book', 'book page', 'open book', 'page'],
  seconds: [2.5, 8],
  reading: 'sentences',
  fewWords: 18,
  verbatim: true,
  inWords: 'quotation',
  offers: ({ evidence }, { genre, words }) =>
    evidence.type === 'quote' && genre !== null && read.includes(genre) && !evidence.role && words(evidence.text) >= 6
      ? [{ content: { text: evidence.text, author: evidence.author, role: evidence.role }, score: 0.975 }]
      : [],
  panels: ({ text, author, role }, { cut }) => [
    {
      kind: 'statement',
      text: cut(text, 236),
      quoted: true,
      ...(author ? { author: [author, role].filter(Boolean).join(', ').slice(0, 80) } : {}),
    },
  ],
});
