import { editRule, scores } from '../edit-rule.js';
import { nameOf, newSceneId } from '../edit-state.js';
import { oneSceneIn } from '../parts/targets.js';

/** A scene once more, after itself. */
export const duplicateScene = editRule({
  id: 'duplicate-scene',
  score: scores.named,
  examples: [
    {
      instruction: 'duplicate scene 1',
      language: 'en',
      expects: {
        order: 's1 s9 s2 s3 s4 s5 s6 s7 s8',
        s9: {
          id: 's9',
          intent: 'hook',
          subject: 'Acme in the third quarter',
          weight: 0.7,
          narration: 'Acme in the third quarter, at a glance.',
          cues: [],
          kind: 'title',
          content: { title: 'Acme in the third quarter', subtitle: 'Results for the board' },
        },
      },
    },
  ],
  video({ text, plain, expand }, state) {
    if (!/^(?:duplicate|copy|repeat)\b/u.test(plain)) return null;
    const target = oneSceneIn(text, state, expand);
    if (!target) return null;
    if ('problem' in target) return { refused: target.problem };
    const { scenes } = state.storyboard;
    const index = scenes.findIndex(({ id }) => id === target.ids[0]);
    const copy = { ...structuredClone(scenes[index]!), id: newSceneId(state) };
    state.storyboard.scenes = [...scenes.slice(0, index + 1), copy, ...scenes.slice(index + 1)];
    return { done: `${nameOf(state, target.ids[0]!)} duplicated`, scenes: [copy.id] };
  },
});
