import { z } from 'zod';
import { claim, kicker } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { statedBy } from '../from-beat.js';
import { sceneKind } from '../scene-kind.js';

/** A day on its page of the calendar, beside what happens on it. */
export const calendar = sceneKind({
  content: z.object({
    title: claim,
    kicker,
    subtitle: shown().max(160).optional(),
    /** The date as it is said, in the title or beside it. */ date: shown().min(1).max(40),
    month: z.number().int().min(1).max(12),
    day: z.number().int().min(1).max(31),
    year: z.number().int().min(1000).max(2999).optional(),
    /** 0 is Sunday. Without it and the year no weekdays stand over the days. */
    weekday: z.number().int().min(0).max(6).optional(),
    /** The last day of a span in the month. */
    until: z.number().int().min(2).max(31).optional(),
  }),
  names: ['calendar', 'calendar page', 'date'],
  seconds: [2, 5.5],
  saysItsTitle: true,
  reading: 'glance',
  bearsMotif: 'thing',
  inWords: 'statement',
  offers: (beat, { read, words }) => {
    const { evidence, claim: said, kicker: above, support } = beat;
    const event = evidence.type === 'timeline' && evidence.events.length === 1 ? evidence.events[0]! : null;
    const stated = event ? event.label : statedBy(beat)?.claim;
    if (!stated || words(stated) > 16) return [];
    const { days } = read(event ? event.date : said);
    const [day] = days;
    if (!day || days.length > 1 || day.text.length > 40) return [];
    const { text: date, ...page } = day;
    const title = stated.slice(0, 110);
    return [{ content: { title, kicker: above, ...(support && !event ? { subtitle: support } : {}), date, ...page }, score: 0.92 }]; // prettier-ignore
  },
  panels: ({ title, date }, { cut }) => [
    { kind: 'statement', ...(title.includes(date) ? {} : { title: date }), text: cut(title, 236), quoted: false },
  ],
});
