import { editRule, scores } from '../edit-rule.js';
import type { Clause } from '../clause.js';
import { nameOf, sceneOf, type EditState, type Outcome } from '../edit-state.js';
import { oneSceneIn } from '../parts/targets.js';
import { asBefore, headlineKey } from '../texts/as-before.js';
import { changedBy } from '../texts/change.js';
import { setField } from '../texts/scene-text.js';

/** "rename scene 2 to X", "change scene 3 to X": its most prominent text. */
export const renameScene = editRule({
  id: 'rename-scene',
  score: scores.likely + 0.02,
  examples: [
    {
      instruction: 'rename scene 6 to "Three reasons"',
      language: 'en',
      expects: { 's6.content.title': 'Three reasons' },
    },
  ],
  video: (clause, draft) => changedBy(clause, draft, scores.likely + 0.02, ofScene),
});

function ofScene(from: string, into: string, _scope: string | null, clause: Clause, state: EditState): Outcome | null {
  const target = oneSceneIn(from, state, clause.expand);
  if (!target || target.phrase.trim().length < from.trim().length - 4) return null;
  if ('problem' in target) return { refused: target.problem };
  if (!/⟦/u.test(clause.text) && !/^(?:rename|retitle)\b/iu.test(clause.text)) return null;
  const scene = sceneOf(state, target.ids[0]!)!;
  const key = headlineKey(scene);
  if (key === null) return { refused: `${nameOf(state, scene.id)} has no title.` };
  const value = asBefore(into, (scene.content as Record<string, unknown>)[key]);
  setField(scene, key, value);
  return { done: `${nameOf(state, scene.id)}: title changed to "${value}"`, scenes: [scene.id] };
}
