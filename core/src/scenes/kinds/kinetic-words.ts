import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { statedBy } from '../from-beat.js';
import { sceneKind } from '../scene-kind.js';

/** A few words at a time, each alone on the screen. */
export const kineticWords = sceneKind({
  content: z.object({ phrases: z.array(shown().min(1).max(60)).min(1).max(6) }),
  seconds: [1.8, 5],
  standsOnPicture: true,
  filmable: true,
  verbatim: true,
  illustrated: ({ phrases }) => phrases,
  placesPicture: true,
  statement: true,
  typeAlone: true,
  bearsMotif: 'words',
  inWords: 'opening',
  offers: (beat) => {
    const { evidence } = beat;
    if (evidence.type === 'list' && evidence.items.length >= 2) {
      const items = evidence.items.slice(0, 6);
      // Lines that were said one by one stay together without a heading.
      const isRefrain = beat.purpose === 'resolution' && !evidence.title;
      const short = items.length >= (isRefrain ? 2 : 3) && items.every(({ text }) => text.length <= 26);
      return short && !evidence.checked
        ? [{ content: { phrases: items.map(({ text }) => text) }, score: isRefrain ? 0.95 : 0.45 }]
        : [];
    }
    const stated = statedBy(beat);
    // It has no line over its words: a year that they are told of would be lost.
    if (!stated || beat.support || /\p{Nd}/u.test(beat.kicker ?? '')) return [];
    const phrases = stated.claim
      // "No. 1" is one.
      .split(/(?<=(?<!\+)[,;:!?]|(?<!\p{Nd})\.)\s+(?!(?<=\.\s)\p{Nd})/u)
      .map((part) => part.replace(/(?<!\+)[,;:.]$/u, ''));
    // Lines of a slogan rather than the parts of a sentence.
    const lines = /[.!?]\s\P{Nd}/u.test(stated.claim);
    const fit = phrases.length >= 2 && phrases.length <= 4 && phrases.every((phrase) => phrase.length <= 36);
    return fit ? [{ content: { phrases }, score: lines ? 0.7 : 0.6 }] : [];
  },
  panels: ({ phrases }) => [{ kind: 'list', mark: 'plain', items: phrases.map((text) => ({ text })) }],
});
