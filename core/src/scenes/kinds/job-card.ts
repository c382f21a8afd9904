import { announced, announcedBy, announcedPanels } from '../announced.js';
import { sceneKind } from '../scene-kind.js';

/** Who is wanted, on the badge that the one who comes will wear. */
export const jobCard = sceneKind({
  content: announced,
  names: ['job card', 'job badge', 'badge', 'vacancy'],
  seconds: [2.2, 5],
  saysItsTitle: true,
  reading: 'parts',
  fewWords: true,
  bearsMotif: 'thing',
  surface: true,
  inWords: 'opening',
  offers: (beat, tools) => {
    const content = announcedBy(beat, tools, ['job-ad']);
    if (!content) return [];
    // A day alone on it would be taken for another than it is: the first, or the last to apply.
    const facts = content.facts.filter((fact) => tools.read(fact).days.length === 0);
    return [{ content: { ...content, facts }, score: 0.95 }];
  },
  panels: announcedPanels,
});
