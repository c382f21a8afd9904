import { announced, announcedBy, announcedPanels } from '../announced.js';
import { sceneKind } from '../scene-kind.js';

/** What is on, on a ticket with a stub that says when, where and for how much. */
export const ticket = sceneKind({
  content: announced,
  names: ['ticket', 'admission ticket', 'event card'],
  seconds: [2.2, 5],
  saysItsTitle: true,
  reading: 'parts',
  fewWords: true,
  bearsMotif: 'thing',
  inWords: 'opening',
  offers: (beat, tools) => {
    const content = announcedBy(beat, tools, ['event']);
    return content ? [{ content, score: content.facts.length > 0 ? 0.95 : 0.92 }] : [];
  },
  panels: announcedPanels,
});
