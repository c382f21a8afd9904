import type { StoryboardScene } from '@scenewright/core/storyboard';
import { editRule, scores } from '../edit-rule.js';
import { listOf, nameOf, sceneOf, type EditState, type Outcome } from '../edit-state.js';
import { scenesIn } from '../parts/targets.js';
import { headWithout } from '../texts/graphic-texts.js';
import { narrate } from '../texts/scene-text.js';
import { fields, narrationNoun } from '../texts/text-names.js';

/** Removes a text that a scene can do without: its subtitle, kicker, caption, its narration. */
export const removeText = editRule({
  id: 'remove-text',
  score: scores.found + 0.03,
  examples: [
    { instruction: 'remove the source', language: 'en', on: 'infographic', expects: { 'content.source': null } },
    { instruction: 'remove the subtitle', language: 'en', expects: { 's1.content.subtitle': null } },
    {
      instruction: 'remove the narration from scene 4',
      language: 'en',
      expects: { 's4.narration': null, 's4.cues': [] },
    },
  ],
  video({ text, plain, scope, expand }, state) {
    if (!removes.test(plain)) return null;
    const isNarration = narrationNoun.test(plain);
    const field = fields.slice(0, -1).find(([pattern]) => pattern.test(text));
    if (!field && !isNarration) return null;
    const where = `${field && !isNarration ? text.replace(field[0], ' ') : text.replace(narrationNoun, ' ')} ${scope ?? ''}`;
    const target = scenesIn(where, state, expand);
    if (!target) {
      const with1 = field
        ? state.storyboard.scenes.filter((scene) => field[1].slice(0, 1).some((key) => key in scene.content))
        : [];
      if (with1.length !== 1 || field === undefined) return null;
      return removedField(with1[0]!, field, state);
    }
    if ('problem' in target) return { refused: target.problem };
    if (isNarration) {
      for (const id of target.ids) narrate(sceneOf(state, id)!, null);
      return { done: `${listOf(state, target.ids)}: narration removed`, scenes: target.ids };
    }
    return removedField(sceneOf(state, target.ids[0]!)!, field!, state);
  },
  infographic({ text, plain }, graphic) {
    const next = removes.test(plain) ? headWithout(graphic, text.replace(/^\S+(?:\s(?:rid of|out))?\s+/u, '')) : null;
    return next && { done: 'Text removed', graphic: next };
  },
});

const removes = /^(?:remove|delete|drop|cut|get rid of|take out|erase|hide)\b/u;

function removedField(
  scene: StoryboardScene,
  [pattern, keys]: (typeof fields)[number],
  state: EditState,
): Outcome | null {
  const content = scene.content as Record<string, unknown>;
  const key = keys.find((each) => each in content);
  const noun = /[a-z-]+/u.exec(pattern.source.replace(/\\b|\(\?:|\?/gu, ''))![0].replace(/^sub-title$/u, 'subtitle');
  if (!key) return { refused: `${nameOf(state, scene.id)} has no ${noun}.` };
  delete content[key];
  return { done: `${nameOf(state, scene.id)}: ${noun} removed`, scenes: [scene.id] };
}
