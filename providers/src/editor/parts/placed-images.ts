import { seedOf } from '@scenewright/core/determinism';
import { sceneKindOf } from '@scenewright/core/scenes';
import type { StoryboardScene } from '@scenewright/core/storyboard';
import { asSpoken } from '../../planner/words/spoken-sentence.js';
import { indexBeforeClosing, nameOf, newSceneId, wish, type EditState, type Outcome } from '../edit-state.js';

export type Image = EditState['images'][number];

/** The images that may go into the video and did not yet. */
export const waitingImages = (state: EditState): Image[] =>
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

/** An image in a scene that has room for it; beside one that shows data. */
export function intoScene(state: EditState, scene: StoryboardScene, image: Image, replaces: boolean): Outcome {
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
  if (!sceneKindOf(scene.kind).standsOnPicture) {
    const index = state.storyboard.scenes.indexOf(scene) + 1;
    return imageScene(state, image, index, `after ${name.toLowerCase()}, which shows data`);
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

/** An image in a scene of its own. */
export function imageScene(state: EditState, image: Image, index: number, said: string): Outcome {
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
  return waitingImages(state)
    .filter(({ role }) => role === 'import')
    .map((image) => {
      const outcome = imageScene(state, image, indexBeforeClosing(state.storyboard), 'before the close');
      const change = { what: (outcome as { done: string }).done, scenes: (outcome as { scenes: string[] }).scenes };
      state.changes.push(change);
      return change.what;
    });
}
