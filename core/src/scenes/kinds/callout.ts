import { z } from 'zod';
import { shown, part } from '../../fields/field-roles.js';
import { kicker } from '../../fields/content-parts.js';
import { statedBy } from '../from-beat.js';
import { sceneKind } from '../scene-kind.js';

/** One statement that stands by its words; what shows a beat that no other kind takes. */
export const callout = sceneKind({
  content: z.object({
    text: shown().min(1).max(220),
    kicker,
    /** A substring of `text` that is set in the accent. */ emphasis: part().max(80).optional(),
  }),
  names: ['callout'],
  seconds: [2, 6],
  standsOnPicture: true,
  filmable: true,
  reading: 'glance',
  illustrated: true,
  ending: 'words',
  typeAlone: true,
  bearsMotif: 'words',
  inWords: 'statement',
  offers: (beat, { words }) => {
    const { evidence, claim, kicker, support } = beat;
    if (evidence.type === 'figure') {
      const { display } = evidence.figure;
      const text = claim.includes(display) ? claim : `${claim}: ${display}`;
      return [{ content: { text, kicker, emphasis: display }, score: 0.5 }];
    }
    if (evidence.type === 'answer') {
      const { question, answer } = evidence;
      if (words(answer) + words(question) > 18) return [];
      const over = question.length <= 48 ? question : undefined;
      return [{ content: { text: answer.slice(0, 220), kicker: over }, score: over === undefined ? 0.2 : 0.6 }];
    }
    const stated = statedBy(beat);
    if (!stated) return [];
    const text = support ? `${stated.claim}. ${support}` : stated.claim;
    const emphasis = evidence.type === 'claim' && evidence.emphasis && claim.includes(evidence.emphasis);
    return [
      {
        content: { text: text.slice(0, 220), kicker, ...(emphasis ? { emphasis: evidence.emphasis } : {}) },
        score: 0.62,
      },
    ];
  },
  panels: ({ text }, { cut }) => [{ kind: 'statement', text: cut(text, 236), quoted: false }],
});
