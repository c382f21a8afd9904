import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { label } from '../../fields/content-parts.js';
import { sceneKind } from '../scene-kind.js';

/** Somebody's words. */
export const quote = sceneKind({
  content: z.object({ text: shown().min(1).max(320), author: label.optional(), about: shown().max(80).optional() }),
  names: ['quote', 'quotes', 'quotation', 'testimonial'],
  seconds: [2.5, 8],
  reading: 'sentences',
  illustrated: true,
  verbatim: true,
  ending: 'words',
  typeAlone: true,
  bearsMotif: 'words',
  inWords: 'quotation',
  offers: ({ evidence }) =>
    evidence.type === 'quote'
      ? [{ content: { text: evidence.text, author: evidence.author, about: evidence.about }, score: 0.95 }]
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
