import { sceneKindOf } from '../../scenes/scene-content.js';
import { quoted } from '../plain-text.js';
import type { StoryRule } from '../story-rule.js';

/** No headline begins or ends in the middle of something, or opens a quotation or bracket that it does not close. */
export const headlineFragment: StoryRule = {
  codes: ['headline_fragment'],
  find: ({ scenes }, source) =>
    scenes.flatMap(({ scene, id, number, headline }) => {
      if (!headline || sceneKindOf(scene.kind).verbatim) return [];
      const text = headline.text.trim();
      const why = source.isFragment?.(text)
        ? 'it needs words before or after it'
        : /[,;:،、，；：–—-]$/u.test(text)
          ? 'it ends in a mark after which more must come'
          : isUnbalanced(text)
            ? 'a quotation mark or bracket has no partner'
            : undefined;
      if (!why) return [];
      return [
        {
          ...{ code: 'headline_fragment', sceneId: id, field: headline.field },
          message: `The headline of scene ${number}, ${quoted(text)}, is a fragment: ${why}.`,
          remedy: 'Write the headline as a short sentence or a noun phrase that stands by itself: subject and claim.',
        },
      ];
    }),
};

/** „…“ closes with what “…” opens with, so that those are counted together. */
function isUnbalanced(text: string): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return (
    count(/["“”„«»]/gu) % 2 === 1 || count(/[「『]/gu) !== count(/[」』]/gu) || count(/[([（]/gu) !== count(/[)\]）]/gu)
  );
}
