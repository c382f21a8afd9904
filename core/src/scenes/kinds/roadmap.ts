import { datedEvents, eventsOf, eventsPanel } from '../dated-events.js';
import { sceneKind } from '../scene-kind.js';

/** Quarters, halves, phases and weeks that are numbered: what is planned is told in them rather than in dates. */
const planned = /^(?:[QTKHS]\d|\p{L}{1,9}\.?\s?\d{1,2}|第?\d{1,2}[季期周週])(?:$|[\s,/'’·-])/u;

/** What comes when, as stops on a winding road. */
export const roadmap = sceneKind({
  content: datedEvents(2),
  names: ['roadmap', 'road map', 'road', 'journey'],
  partNames: ['stop', 'milestone', 'event', 'phase'],
  reading: 'parts',
  fewWords: true,
  weight: 1.5,
  inWords: 'stages',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'timeline' || evidence.events.length < 3 || evidence.events.length > 6) return [];
    const events = eventsOf(evidence);
    const ahead = events.every(({ date }) => planned.test(date.trim()));
    return [{ content: { title, kicker, events }, score: ahead ? 0.95 : 0.85 }];
  },
  panels: eventsPanel,
});
