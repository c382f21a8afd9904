import { editRule, scores } from '../edit-rule.js';
import { indexBeforeClosing, sceneOf } from '../edit-state.js';
import { destination } from '../parts/destination.js';
import { imageScene as ownScene, intoScene, waitingImages as free, type Image } from '../parts/placed-images.js';
import { scenesIn } from '../parts/targets.js';

const noun = /\b(?:images?|pictures?|photos?|photographs?|screenshots?|illustrations?)\b/u;

/** An image into a scene, in place of its picture, or as a scene of its own. */
export const images = editRule({
  id: 'images',
  score: scores.named,
  examples: [
    {
      instruction: 'add the image to scene 1',
      language: 'en',
      expects: {
        's1.kind': 'ken-burns',
        's1.content.subtitle': null,
        's1.content.image': 'image-1',
        's1.content.caption': 'Results for the board',
        's1.content.focus': 'center',
        'brief.images': [{ asset: 'image-1', name: 'team.png', context: 'Our team', width: 1200, height: 800 }],
      },
    },
  ],
  video({ text, plain, scope, expand }, state) {
    if (!noun.test(plain) || !/^(?:add|use|put|insert|show|include|replace|change|swap|place|set|make)\b/u.test(plain))
      return null;
    if (/^(?:make|change|set)\b.*\b(?:bigger|larger|smaller|brighter|darker)\b/u.test(plain))
      return { refused: "A picture fills the room that its scene has: its size and colours can't be set." };
    const waiting = free(state);
    if (waiting.length === 0)
      return { refused: 'Send the image with the edit: no image came with it that has not found its place.' };
    const head =
      /\s((?:right |just |directly )*(?:before|after|between|following)\s+.+|(?:at|to) (?:the )?(?:very )?(?:end|beginning|start)(?: of.*)?)$/iu.exec(
        text,
      );
    if (head) {
      const where = destination(
        head[1]!.replace(/\s+of (?:the )?video$/iu, ''),
        state,
        expand,
        state.storyboard.scenes,
      );
      if (where && 'problem' in where) return { refused: where.problem };
      if (where) return ownScene(state, pick(plain, waiting), where.index, where.said);
    }
    const place =
      /\b(?:to|in|into|on|of|for|with)\s+((?:the )?(?!(?:an? |this |the |my )?(?:image|picture|photo))\S.*)$/iu.exec(
        text.replace(/\b(?:with|by)\s+(?:this|the|my|our|an?)\s+(?:new |attached )?(?:image|picture|photo)\b.*$/iu, ''),
      )?.[1];
    const target = place || scope ? scenesIn(`${place ?? ''} ${scope ?? ''}`.trim(), state, expand) : null;
    if (target && 'problem' in target) return { refused: target.problem };
    if (target)
      return intoScene(
        state,
        sceneOf(state, target.ids[0]!)!,
        pick(plain, waiting),
        /^(?:replace|change|swap)\b/u.test(plain),
      );
    if (/^(?:replace|change|swap)\b/u.test(plain)) {
      const pictures = state.storyboard.scenes.filter(({ kind }) => kind === 'ken-burns');
      if (pictures.length === 1) return intoScene(state, pictures[0]!, pick(plain, waiting), true);
      return { refused: "Say which scene's picture is to be replaced." };
    }
    return ownScene(state, pick(plain, waiting), indexBeforeClosing(state.storyboard), 'before the close');
  },
});

/** "the second image", "image 2"; else the first. */
function pick(plain: string, waiting: readonly Image[]): Image {
  const number =
    /\b(?:image|picture|photo) (\d)\b/u.exec(plain)?.[1] ??
    String(
      ['first', 'second', 'third', 'fourth'].findIndex((word) =>
        new RegExp(`\\b${word} (?:image|picture|photo)`, 'u').test(plain),
      ) + 1,
    );
  return waiting[Number(number) - 1] ?? waiting[0]!;
}
