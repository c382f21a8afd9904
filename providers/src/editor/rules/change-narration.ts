import { editRule, scores } from '../edit-rule.js';
import type { Clause } from '../clause.js';
import { nameOf, sceneOf, type EditState, type Outcome } from '../edit-state.js';
import { oneSceneIn } from '../parts/targets.js';
import { changedBy } from '../texts/change.js';
import { narrate } from '../texts/scene-text.js';
import { narrationNoun } from '../texts/text-names.js';

/** What is told in a scene. */
export const changeNarration = editRule({
  id: 'change-narration',
  score: scores.found + 0.06,
  examples: [
    {
      instruction: 'change the narration of scene 5 to "We are only beginning."',
      language: 'en',
      expects: { 's5.narration': 'We are only beginning.' },
    },
  ],
  video: (clause, draft) => changedBy(clause, draft, scores.found + 0.06, ofNarration),
});

function ofNarration(
  from: string,
  into: string,
  scope: string | null,
  clause: Clause,
  state: EditState,
): Outcome | null {
  if (!narrationNoun.test(from)) return null;
  const target = oneSceneIn(scope === null ? from : `${from} ${scope}`, state, clause.expand);
  if (!target) return /⟦/u.test(clause.text) ? { refused: 'Say of which scene the narration is to change.' } : null;
  if ('problem' in target) return { refused: target.problem };
  const scene = sceneOf(state, target.ids[0]!)!;
  narrate(scene, into);
  return { done: `${nameOf(state, scene.id)}: narration changed to "${into}"`, scenes: [scene.id] };
}
