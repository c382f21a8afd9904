import { z } from 'zod';
import { label } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { statedBy } from '../from-beat.js';
import type { Genre } from '../../outline/genre.js';
import { sceneKind } from '../scene-kind.js';

const read: readonly Genre[] = ['quote', 'biography', 'greeting'];
/** Films that tell what happened, as a book does. */
const narrativeGenres: readonly Genre[] = ['story', 'biography', 'timeline', 'testimonial', 'quote'];

/** Somebody's words as they stand in a book that lies open; who speaks by office is heard, not read. */
export const bookPage = sceneKind({
  content: z.object({ text: shown().min(1).max(320), author: label.optional(), about: shown().max(80).optional() }),
  names: ['book', 'book page', 'open book', 'page'],
  seconds: [2.5, 8],
  reading: 'sentences',
  fewWords: true,
  verbatim: true,
  surface: true,
  inWords: 'quotation',
  offers: (beat, { genre, words, opens }) => {
    const { evidence, kicker, support } = beat;
    if (genre === null) return [];
    if (evidence.type === 'quote')
      return read.includes(genre) && !evidence.about && words(evidence.text) >= 6
        ? [{ content: { text: evidence.text, author: evidence.author, about: evidence.about }, score: 0.975 }]
        : [];
    const stated = statedBy(beat);
    if (!stated || opens || kicker || !narrativeGenres.includes(genre)) return [];
    const text = support ? `${stated.claim}. ${support}` : stated.claim;
    return words(text) >= 4 ? [{ content: { text }, score: 0.45 }] : [];
  },
  panels: ({ text, author, about }, { cut }) => [
    {
      kind: 'statement',
      text: cut(text, 236),
      // Without a name it tells, and nobody is quoted.
      quoted: author !== undefined,
      ...(author ? { author: [author, about].filter(Boolean).join(', ').slice(0, 80) } : {}),
    },
  ],
});
