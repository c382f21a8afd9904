import { z } from 'zod';
import { shown } from '../field-roles.js';
import { claim, kicker, detail } from '../content-parts.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** What happened when. */
export const timeline = sceneKind({
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
      .min(1)
      .max(6),
  }),
  names: ['timeline'],
  partNames: ['event', 'milestone'],
  reading: 'parts',
  weight: 1.5,
  // One event stands alone with its date, as a claim does; several draw their axis.
  illustrated: ({ events }) => (events.length === 1 ? events.map(({ label }) => label) : null),
  inWords: 'stages',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'timeline') return [];
    const events = evidence.events.slice(0, 6).map(({ date, label }, at, all) => ({
      ...{ date, label: label.slice(0, 90) },
      ...(at === all.length - 1 ? { highlight: true } : {}),
    }));
    return [{ content: events.length === 1 ? { kicker: undefined, events } : { title, kicker, events }, score: 0.9 }];
  },
  panels: ({ title, events }, tools) =>
    events.length === 1
      ? [{ kind: 'statement', ...head(events[0]!.date, tools), text: events[0]!.label, quoted: false }]
      : [
          {
            kind: 'timeline',
            ...head(title, tools),
            events: events.map(({ date, label, highlight }) => ({ date, label, ...(highlight ? { highlight } : {}) })),
          },
        ],
});
