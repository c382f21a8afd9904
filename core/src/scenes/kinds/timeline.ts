import { datedEvents, eventsOf, eventsPanel } from '../dated-events.js';
import { sceneKind } from '../scene-kind.js';
import { head } from '../to-panels.js';

/** What happened when. */
export const timeline = sceneKind({
  content: datedEvents(1),
  names: ['timeline'],
  partNames: ['event', 'milestone'],
  reading: 'parts',
  weight: 1.5,
  // One event stands alone with its date, as a claim does; several draw their axis.
  illustrated: ({ events }) => (events.length === 1 ? events.map(({ label }) => label) : null),
  bearsMotif: 'words',
  inWords: 'stages',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'timeline') return [];
    const events = eventsOf(evidence);
    return [{ content: events.length === 1 ? { kicker: undefined, events } : { title, kicker, events }, score: 0.9 }];
  },
  panels: (content, tools) =>
    content.events.length === 1
      ? [{ kind: 'statement', ...head(content.events[0]!.date, tools), text: content.events[0]!.label, quoted: false }]
      : eventsPanel(content, tools),
});
