import { z } from 'zod';
import { shown } from '../field-roles.js';
import { claim, kicker, detail } from '../content-parts.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Quarters, halves, phases and weeks that are numbered: what is planned is told in them rather than in dates. */
const planned = /^(?:[QTKHS]\d|\p{L}{1,9}\.?\s?\d{1,2}|第?\d{1,2}[季期周週])(?:$|[\s,/'’·-])/u;

/** What comes when, as stops on a winding road. */
export const roadmap = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    events: z
      .array(
        z.object({
          date: shown().min(1).max(40),
          label: shown().min(1).max(90),
          detail,
          highlight: z.boolean().optional(),
        }),
      )
      .min(2)
      .max(6),
  }),
  names: ['roadmap', 'road map', 'road', 'journey'],
  partNames: ['stop', 'milestone', 'event', 'phase'],
  reading: 'parts',
  weight: 1.5,
  inWords: 'stages',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'timeline' || evidence.events.length < 3 || evidence.events.length > 6) return [];
    const events = evidence.events.map(({ date, label }, at, all) => ({
      ...{ date, label: label.slice(0, 90) },
      ...(at === all.length - 1 ? { highlight: true } : {}),
    }));
    const ahead = events.every(({ date }) => planned.test(date.trim()));
    return [{ content: { title, kicker, events }, score: ahead ? 0.95 : 0.85 }];
  },
  panels: ({ title, events }, tools) => [
    {
      kind: 'timeline',
      ...head(title, tools),
      events: events.map(({ date, label, highlight }) => ({ date, label, ...(highlight ? { highlight } : {}) })),
    },
  ],
});
