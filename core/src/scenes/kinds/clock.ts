import { z } from 'zod';
import { claim, kicker } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { statedBy } from '../from-beat.js';
import { sceneKind } from '../scene-kind.js';

/** A time of the day on a dial, beside what happens then. */
export const clock = sceneKind({
  content: z.object({
    title: claim,
    kicker,
    subtitle: shown().max(160).optional(),
    /** The time as it is said, in the title or beside it. */ time: shown().min(1).max(40),
    /** The moment that the hands show; without it they show none. */
    hour: z.number().int().min(0).max(24).optional(),
    minute: z.number().int().min(0).max(59).optional(),
  }),
  names: ['clock', 'time of day'],
  seconds: [2, 5],
  saysItsTitle: true,
  reading: 'glance',
  bearsMotif: 'thing',
  inWords: 'statement',
  offers: (beat, { read, words, genre }) => {
    const stated = statedBy(beat);
    if (!stated || genre === null || words(stated.claim) > 12) return [];
    const { times, days } = read(stated.claim);
    const [time] = times;
    if (!time || times.length > 1 || days.length > 0 || time.text.length > 40) return [];
    const { text, hour, minute } = time;
    const { kicker: above, support } = beat;
    const content = { title: stated.claim.slice(0, 110), kicker: above, ...(support ? { subtitle: support } : {}), time: text, ...(hour === undefined ? {} : { hour, minute: minute ?? 0 }) }; // prettier-ignore
    return [{ content, score: 0.86 }];
  },
  panels: ({ title }, { cut }) => [{ kind: 'statement', text: cut(title, 236), quoted: false }],
});
