import { seedOf, type StoryboardScene } from '@scenewright/core';
import {
  brandWish,
  indexBeforeClosing,
  nameOf,
  newSceneId,
  sceneOf,
  wish,
  type EditState,
  type Outcome,
  type Rule,
} from '../edit-state.js';
import { scenesIn } from '../targets.js';
import { asSpoken } from '../../planner/scenes/narrate.js';
import { destination } from './scenes.js';

type Image = EditState['images'][number];
const noun =
  /\b(?:images?|pictures?|photos?|photographs?|screenshots?|illustrations?|bild(?:er)?|foto|imagen|photo)\b/u;

/** The images that may go into the video and did not yet. */
const free = (state: EditState): Image[] =>
  state.images.filter((image) => image.role !== 'style' && !state.usedImages.has(image.asset));

function take(state: EditState, image: Image): void {
  state.usedImages.add(image.asset);
  if (state.brief.images.some(({ asset }) => asset === image.asset)) return;
  const { asset, name, context, width, height } = image;
  wish(
    state,
    'images',
    [...state.brief.images, { asset, name, ...(context && { context }), width, height }].slice(0, 20),
  );
}

export const logo: Rule = ({ plain, text }, state) => {
  if (!/\blogo\b/u.test(plain) || /⟦/u.test(text)) return null;
  if (/^(?:remove|delete|drop|hide|no|without|get rid of|take out)\b/u.test(plain)) {
    const has = state.brief.brand?.logo;
    const scenes = state.storyboard.scenes.filter(({ content }) => 'logo' in content);
    if (!has && scenes.length === 0) return { refused: 'The video has no logo.' };
    brandWish(state, { logo: undefined });
    for (const scene of scenes) delete (scene.content as { logo?: string }).logo;
    return { done: 'Logo removed', scenes: scenes.map(({ id }) => id) };
  }
  if (!/^(?:add|use|put|set|change|replace|make|insert|show|include|apply)\b/u.test(plain)) return null;
  const image = free(state).find(({ name, context }) => /logo/iu.test(`${name} ${context ?? ''}`)) ?? free(state)[0];
  if (/\b(?:bigger|larger|smaller|size)\b/u.test(plain))
    return { refused: 'The size of the logo follows from its place. It can be set, replaced and removed.' };
  if (!image) return { refused: 'Send the logo as an image with the edit: "use the image as our logo".' };
  state.usedImages.add(image.asset);
  const old = state.brief.brand?.logo;
  brandWish(state, { logo: image.asset });
  // A card that shows a logo of its own shows the new one.
  const scenes = state.storyboard.scenes.filter(
    ({ content }) => 'logo' in content && (old === undefined || content.logo === old),
  );
  for (const scene of scenes) (scene.content as { logo?: string }).logo = image.asset;
  return { done: 'Logo set', scenes: scenes.map(({ id }) => id) };
};

/** An image into a scene, in place of its picture, or as a scene of its own. */
export const images: Rule = ({ text, plain, scope, expand }, state): Outcome | null => {
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
    const where = destination(head[1]!.replace(/\s+of (?:the )?video$/iu, ''), state, expand, state.storyboard.scenes);
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
};

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

/** Kinds that say a sentence: it can as well stand on a picture. Others would lose what they show. */
const textKinds: ReadonlySet<string> = new Set([
  'title',
  'section',
  'callout',
  'backdrop',
  'ken-burns',
  'kinetic-words',
]);

function intoScene(state: EditState, scene: StoryboardScene, image: Image, replaces: boolean): Outcome {
  const name = nameOf(state, scene.id);
  const put = (kind: string, content: Record<string, unknown>): Outcome => {
    take(state, image);
    Object.assign(scene, { kind, content });
    return { done: `${name}: image ${replaces ? 'replaced' : 'added'}`, scenes: [scene.id] };
  };
  const content = scene.content as Record<string, unknown>;
  if (scene.kind === 'ken-burns' && !replaces) {
    const { title, kicker } = content;
    return put('collage', {
      images: [content['image'], image.asset],
      ...(title !== undefined && { title }),
      ...(kicker !== undefined && { kicker }),
    });
  }
  if (scene.kind === 'collage') {
    const pictures = content['images'] as string[];
    if (!replaces && pictures.length >= 6) return { refused: `${name} has six pictures, which is all it can hold.` };
    return put('collage', {
      ...content,
      images: replaces ? [image.asset, ...pictures.slice(1)] : [...pictures, image.asset],
    });
  }
  if (!textKinds.has(scene.kind)) {
    const index = state.storyboard.scenes.indexOf(scene) + 1;
    return ownScene(state, image, index, `after ${name.toLowerCase()}, which shows data`);
  }
  const phrases = content['phrases'] as string[] | undefined;
  const title = (content['title'] ?? content['text'] ?? phrases?.join(' ')) as string | undefined;
  const caption = (content['subtitle'] ?? content['caption']) as string | undefined;
  return put('ken-burns', {
    image: image.asset,
    ...(title && { title: title.slice(0, 110) }),
    ...(content['kicker'] !== undefined && { kicker: content['kicker'] }),
    ...(caption && { caption: caption.slice(0, 140) }),
    focus: 'center',
  });
}

function ownScene(state: EditState, image: Image, index: number, said: string): Outcome {
  const { storyboard } = state;
  take(state, image);
  const id = newSceneId(state);
  const words = image.context?.replace(/\s+/gu, ' ').trim();
  const scene = {
    id,
    intent: 'evidence',
    narration:
      words && storyboard.narrated ? asSpoken(words.slice(0, 800), storyboard.narrationLanguage) || null : null,
    cues: [],
    subject: '',
    weight: 1,
    seed: seedOf([id, image.asset]),
    kind: 'ken-burns',
    content: { image: image.asset, ...(words && { title: words.slice(0, 110) }), focus: 'center' },
  } as StoryboardScene;
  storyboard.scenes = [...storyboard.scenes.slice(0, index), scene, ...storyboard.scenes.slice(index)];
  return { done: `Image shown ${said}`, scenes: [id] };
}

/** Images with the role `import` that no part of the instruction spoke of go into the video all the same (interface 2.7). */
export function showTheRest(state: EditState): string[] {
  return free(state)
    .filter(({ role }) => role === 'import')
    .map((image) => {
      const outcome = ownScene(state, image, indexBeforeClosing(state.storyboard), 'before the close');
      const change = { what: (outcome as { done: string }).done, scenes: (outcome as { scenes: string[] }).scenes };
      state.changes.push(change);
      return change.what;
    });
}
