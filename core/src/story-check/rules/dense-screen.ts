import { sceneKindOf, type KindWithContent, type SceneKind } from '../../scenes/scene-content.js';
import { onScreenText } from '../../timing/on-screen-text.js';
import { plainWords, quoted } from '../plain-text.js';
import type { StoryRule } from '../story-rule.js';

/** Words that a scene with one message shows at most; those that are read part by part; one part of them. */
export const mostWordsShown = { atAGlance: 18, byPart: 45, part: 12 } as const;

export const isReadByPart = (kind: SceneKind): boolean =>
  ['parts', 'sentences'].includes(sceneKindOf(kind).reading ?? '');

/** Words that a kind of scene shows at most: what is set in lines is read part by part, an object or a diagram has less room. */
export const mostWordsOf = (kind: SceneKind): number =>
  isReadByPart(kind) && !sceneKindOf(kind).fewWords ? mostWordsShown.byPart : mostWordsShown.atAGlance;

/** Words that a scene shows, as many as a reader of the language sees. */
export const wordsShown = (scene: KindWithContent, language: string): number =>
  onScreenText(scene).reduce((sum, text) => sum + plainWords(text, language).length, 0);

/** No screen holds more words than can be read while it stands. */
export const denseScreen: StoryRule = {
  codes: ['dense_screen'],
  find: ({ scenes, storyboard }) =>
    scenes.flatMap(({ scene, id, number, shown }) => {
      const { kind } = scene;
      const counts = shown.map(({ text }) => plainWords(text, storyboard.language).length);
      const total = counts.reduce((sum, count) => sum + count, 0);
      const most = mostWordsOf(kind);
      if (total > most)
        return [
          {
            ...{ code: 'dense_screen', sceneId: id },
            message: `Scene ${number} shows ${total} words; ${most} can be read.`,
            remedy: `Show at most ${most} words there: keep the claim, and let the narration tell the rest or give it a scene of its own.`,
          },
        ];
      if (sceneKindOf(kind).reading !== 'parts') return [];
      return shown.flatMap(({ field, text }, at) =>
        counts[at]! > mostWordsShown.part && /\d/.test(field)
          ? [
              {
                ...{ code: 'dense_screen' as const, sceneId: id, field },
                message: `A part of scene ${number} has ${counts[at]!} words: ${quoted(text)}.`,
                remedy: `Shorten it to ${mostWordsShown.part} words.`,
              },
            ]
          : [],
      );
    }),
};
