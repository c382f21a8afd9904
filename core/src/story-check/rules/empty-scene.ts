import { sceneKindOf } from '../../scenes/scene-content.js';
import type { StoryRule } from '../story-rule.js';

/** Every scene has something to say: words, a voice, or a picture of the user's. */
export const emptyScene: StoryRule = {
  codes: ['scene_empty'],
  find: ({ scenes }) =>
    scenes.flatMap(({ scene, id, number, shownText, narration, hasPicture }) => {
      if (hasPicture || sceneKindOf(scene.kind).pictorial || /[\p{L}\p{N}]/u.test(`${shownText}${narration}`))
        return [];
      return [
        {
          ...{ code: 'scene_empty' as const, sceneId: id },
          message: `Scene ${number} says nothing.`,
          remedy: 'Give the scene a message, or leave it out.',
        },
      ];
    }),
};
