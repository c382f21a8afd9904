import { z } from 'zod';
import { kicker } from '../../fields/content-parts.js';
import { part, shown } from '../../fields/field-roles.js';
import type { Genre } from '../../outline/genre.js';
import { isPicture, statedBy } from '../from-beat.js';
import { sceneKind } from '../scene-kind.js';

/** Films that are told to people who sit together. */
const presented: readonly Genre[] = 'report data comparison news explainer lesson faq how-to job-ad timeline ranking announcement'.split(' ') as Genre[]; // prettier-ignore

/** One thing to know, thrown on a screen before people who watch. */
export const projectorScreen = sceneKind({
  content: z.object({
    text: shown().min(1).max(220),
    kicker,
    /** A substring of `text` that is set in the accent. */ emphasis: part().max(80).optional(),
  }),
  names: ['screen', 'projector', 'projector screen', 'slide', 'presentation'],
  seconds: [2, 6],
  reading: 'glance',
  illustrated: true,
  placesPicture: true,
  surface: true,
  inWords: 'statement',
  offers: (beat, { genre, words }) => {
    const { claim, kicker: above, support, purpose, evidence } = beat;
    const fits = genre !== null && presented.includes(genre);
    const said = isPicture(evidence) ? (purpose === 'open' && !support ? claim : undefined) : statedBy(beat)?.claim;
    if (said === undefined) return [];
    const text = support ? `${said}. ${support}` : said;
    if (words(text) > 18 || text.length > 220) return [];
    const stressed = evidence.type === 'claim' && evidence.emphasis && text.includes(evidence.emphasis) ? { emphasis: evidence.emphasis } : {}; // prettier-ignore
    const score = isPicture(evidence) ? (fits ? 0.79 : 0.66) : fits ? 0.46 : 0.38;
    return [{ content: { text, kicker: above, ...stressed }, score }];
  },
  panels: ({ text }, { cut }) => [{ kind: 'statement', text: cut(text, 236), quoted: false }],
});
