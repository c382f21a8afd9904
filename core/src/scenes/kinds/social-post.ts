import { z } from 'zod';
import { kicker } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { sceneKind } from '../scene-kind.js';

/** What somebody wrote for all to read, on the card of a post; no counts are shown that nobody gave. */
export const socialPost = sceneKind({
  content: z.object({
    text: shown().min(1).max(280),
    author: shown().min(1).max(64).optional(),
    handle: shown().min(1).max(48).optional(),
    kicker,
  }),
  names: ['social post', 'social media post', 'post', 'tweet'],
  seconds: [2.6, 9],
  reading: 'sentences',
  fewWords: true,
  verbatim: true,
  weight: 1.3,
  bearsMotif: 'thing',
  inWords: 'quotation',
  offers: ({ evidence }) => {
    if (evidence.type !== 'post') return [];
    const { text, author, handle } = evidence;
    return [{ content: { text, ...(author ? { author } : {}), ...(handle ? { handle } : {}) }, score: 0.97 }];
  },
  panels: ({ text, author, handle }, { cut }) => [
    {
      kind: 'statement',
      text: cut(text, 236),
      ...((author ?? handle) ? { author: author ?? handle } : {}),
      quoted: true,
    },
  ],
});
