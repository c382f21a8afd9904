import { announced, announcedBy, announcedPanels } from '../announced.js';
import { sceneKind } from '../scene-kind.js';

/** Who is invited to what, on a card before its envelope. */
export const invitationCard = sceneKind({
  content: announced,
  names: ['invitation', 'invitation card', 'greeting card', 'invite'],
  seconds: [2.2, 5],
  saysItsTitle: true,
  reading: 'parts',
  fewWords: true,
  inWords: 'opening',
  offers: (beat, tools) => {
    const content = announcedBy(beat, tools, ['invitation', 'greeting']);
    return content ? [{ content, score: 0.95 }] : [];
  },
  panels: announcedPanels,
});
