import { z } from 'zod';
import { kicker } from '../../fields/content-parts.js';
import { part, shown } from '../../fields/field-roles.js';
import { isPicture, statedBy } from '../from-beat.js';
import type { Genre } from '../../outline/genre.js';
import { sceneKind } from '../scene-kind.js';

const taught: readonly Genre[] = ['lesson', 'explainer', 'how-to', 'faq'];
/** Films whose points can be chalked up as well. */
const chalked: readonly Genre[] = ['tips', 'listicle', 'ranking', 'comparison', 'recipe', 'quote'];

/** What is to be learned, in chalk on a blackboard. */
export const blackboard = sceneKind({
  content: z.object({
    text: shown().min(1).max(220),
    kicker,
    /** A substring of `text` that is underlined. */ emphasis: part().max(80).optional(),
  }),
  names: ['blackboard', 'chalkboard', 'board'],
  seconds: [2, 6],
  reading: 'glance',
  illustrated: true,
  placesPicture: true,
  surface: true,
  inWords: 'statement',
  offers: (beat, { genre }) => {
    const stated = statedBy(beat);
    if (genre === null || (!taught.includes(genre) && !chalked.includes(genre))) return [];
    if (isPicture(beat.evidence))
      return beat.purpose === 'open' && !beat.support && taught.includes(genre)
        ? [{ content: { text: beat.claim, kicker: beat.kicker }, score: 0.81 }]
        : [];
    if (!stated) return [];
    const { kicker: above, support, evidence } = beat;
    const text = (support ? `${stated.claim}. ${support}` : stated.claim).slice(0, 220);
    const stressed = evidence.type === 'claim' && evidence.emphasis && text.includes(evidence.emphasis) ? { emphasis: evidence.emphasis } : {}; // prettier-ignore
    return [{ content: { text, kicker: above, ...stressed }, score: taught.includes(genre) ? 0.66 : 0.42 }];
  },
  panels: ({ text }, { cut }) => [{ kind: 'statement', text: cut(text, 236), quoted: false }],
});
