import type { CheckedStory } from '../checked-scene.js';
import type { StoryFinding } from '../story-finding.js';

export interface VisitedText {
  text: string;
  field: string;
  id: string;
  number: number;
  /** "shows" or "says". */
  where: string;
}

/** The findings of a rule in every text that is shown or spoken. */
export function inEveryText({ scenes }: CheckedStory, find: (visited: VisitedText) => StoryFinding[]): StoryFinding[] {
  return scenes.flatMap(({ id, number, shown, narration }) => [
    ...shown.flatMap(({ text, field }) => find({ text, field, id, number, where: 'shows' })),
    ...(narration === '' ? [] : find({ text: narration, field: 'narration', id, number, where: 'says' })),
  ]);
}
