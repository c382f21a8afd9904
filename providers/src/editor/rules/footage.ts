import type { SceneContent } from '@scenewright/core/scenes';
import type { Shot } from '@scenewright/core/shots';
import { reviseShot } from '../../footage/revise-shot.js';
import { editRule, scores } from '../edit-rule.js';
import type { Clause } from '../clause.js';
import { listOf, sceneOf, type EditState, type Outcome } from '../edit-state.js';
import { scenesIn } from '../parts/targets.js';

const aboutFilming = /\b(?:footage|shots?|clips?|film(?:ed|ing)?|camera|weather)\b/iu;
const asksOfLook = /\b(?:title|subtitle|caption|music|voice|font|background|accent|style|longer|shorter|seconds?)\b/iu;

/** Place, light, weather, framing, camera and figures of shots: "film scene 3 at night", "shot 2 closer". */
export const footage = editRule({
  id: 'footage',
  score: scores.named,
  examples: [
    {
      instruction: 'film scene 2 at night in the rain',
      language: 'en',
      on: 'footage',
      expects: { 's2.content.time': 'night', 's2.content.weather': 'rain' },
    },
    { instruction: 'Mach Szene 2 bei Nacht', language: 'de', on: 'footage', expects: { 's2.content.time': 'night' } },
    {
      instruction: 'a closer shot in scene 2',
      language: 'en',
      on: 'footage',
      expects: { 's2.content.size': 'medium' },
    },
    { instruction: 'Szene 2 in Nahaufnahme', language: 'de', on: 'board', expects: { 's3.content.size': 'close' } },
    { instruction: 'Plan 1 plus près', language: 'fr', on: 'board', expects: { 's2.content.size': 'medium' } },
    { instruction: 'shot 1 at night', language: 'en', on: 'board', expects: { 's2.content.time': 'night' } },
  ],
  video(clause, draft) {
    const { text, scope } = clause;
    if (/⟦/u.test(text) || asksOfLook.test(text)) return null;
    const target = scenesIn(scope === null ? text : `${text} ${scope}`, draft, clause.expand);
    if (target && 'problem' in target) return aboutFilming.test(text) ? { refused: target.problem } : null;
    if (!target && !aboutFilming.test(text)) return null;
    return filmed(clause, target?.ids ?? draft.storyboard.scenes.map(({ id }) => id), draft);
  },
  board(clause, draft) {
    const target = scenesIn(clause.text, draft, clause.expand);
    if (target && 'problem' in target) return { refused: target.problem };
    // What names no shot goes on about those before: "shot 2 at night, and closer".
    return filmed(clause, target?.ids ?? draft.named, draft);
  },
});

function filmed({ text, expand }: Clause, among: readonly string[], draft: EditState): Outcome | null {
  const changed: string[] = [];
  let isHeard = false;
  for (const id of among) {
    const scene = sceneOf(draft, id);
    if (scene?.kind !== 'footage') continue;
    const shot = scene.content as SceneContent<'footage'> as Shot;
    const next = reviseShot(shot, expand(text), draft.storyboard);
    if (next === null) continue;
    isHeard = true;
    if (shot.clip !== undefined)
      return {
        refused: `${listOf(draft, [id])} shows a clip of yours, which is shown as it is. Another link replaces it.`,
      };
    if (next === shot) continue;
    Object.assign(scene, { content: next });
    changed.push(id);
  }
  return isHeard
    ? {
        done: changed.length === 0 ? 'The shots are so already' : `${listOf(draft, changed)} filmed anew`,
        scenes: changed,
      }
    : null;
}
