import { seedOf } from '@scenewright/core/determinism';
import type { EditLink } from '@scenewright/core/edit';
import { sceneKindOf } from '@scenewright/core/scenes';
import type { StoryboardScene } from '@scenewright/core/storyboard';
import { indexBeforeClosing, nameOf, newSceneId, sceneOf, wish, type EditState, type Outcome } from '../edit-state.js';
import { editRule, scores } from '../edit-rule.js';
import type { Clause } from '../clause.js';
import { isVoiceover } from '../link-of.js';
import { destination } from '../parts/destination.js';
import { scenesIn } from '../parts/targets.js';

/** Seconds of a scene that shows an imported clip: until it was seen, and before it grows dull. */
const clipSeconds = { min: 2.5, max: 10 };
/** Recordings of a video (interface 4.2). */
const mostAudio = 4;

/** A link to a film or to music (interface 4.4). */
export const importLink = editRule({
  id: 'import-link',
  score: scores.spelled,
  examples: [
    {
      instruction: 'use https://example.com/tune.mp3 as the music',
      language: 'en',
      expects: {
        'brief.audio': [{ asset: 'link-2', name: 'tune.mp3', role: 'music', seconds: 90 }],
        'brief.music': true,
      },
    },
  ],
  video(clause, state) {
    const { link } = clause;
    if (link && isVoiceover(clause.text))
      return {
        refused: 'A voiceover comes with a new video (audio with the role voiceover), whose scenes are planned for it.',
      };
    if (!link) return null;
    const same = state.links.filter(({ url }) => url === link.url);
    const file = same.find(({ role }) => role === link.role) ?? same[0];
    if (!file)
      return {
        refused: `No fetcher for videos and songs is set up here, so ${link.url} was not imported as ${link.role}.`,
      };
    return file.role === 'music' ? replaceMusic(state, file) : placeClip(clause, link.token, state, file);
  },
});

function replaceMusic(state: EditState, { asset, name, seconds }: EditLink): Outcome {
  const { brief, storyboard } = state;
  if (!brief.multiScene) return { refused: 'A single-scene video has no music.' };
  const others = brief.audio.filter(({ role }) => role !== 'music');
  if (others.length >= mostAudio)
    return { refused: `The video has ${mostAudio} recordings, which is all it can hold.` };
  wish(state, 'audio', [...others, { asset, name, role: 'music', seconds }]);
  // It takes the place of the score.
  storyboard.music = true;
  wish(state, 'music', true);
  return { done: `Music replaced by ${name}` };
}

const head =
  /\s((?:right |just |directly )*(?:before|after|between|following)\s+.+|(?:at|to) (?:the )?(?:very )?(?:end|beginning|start)(?: of.*)?)$/iu;
const sceneNamed =
  /(?:^|\s)(?:in|into|to|on|onto|of|for|behind|during|replace|change|swap)\s+((?:the\s+)?(?:[\p{L}\p{N}-]+\s+){0,3}?(?:scenes?|slides?|opening|intro|outro|end ?card|title card)(?:\s+(?:number\s+|#)?[\p{L}\p{N}]+)?)/iu;

function placeClip(clause: Clause, token: string, state: EditState, file: EditLink): Outcome {
  return (
    placeNamed(clause, token, state, file) ?? {
      ...ownScene(state, file, indexBeforeClosing(state.storyboard), 'before the close'),
      score: scores.found,
    }
  );
}

function placeNamed({ text, scope, expand }: Clause, token: string, state: EditState, file: EditLink): Outcome | null {
  const words = text.replace(token, ' ').replace(/\s+/gu, ' ').trim();
  const place = head.exec(words)?.[1];
  if (place) {
    const where = destination(place.replace(/\s+of (?:the )?video$/iu, ''), state, expand, state.storyboard.scenes);
    if (where && 'problem' in where) return { refused: where.problem };
    if (where) return ownScene(state, file, where.index, where.said);
  }
  const named = sceneNamed.exec(words)?.[1];
  const target = named || scope ? scenesIn(`${named ?? ''} ${scope ?? ''}`.trim(), state, expand) : null;
  if (!target) return null;
  if ('problem' in target) return { refused: target.problem };
  const replaces = /^(?:replace|swap)\s+(?:the\s+)?(?:[\p{L}\p{N}-]+\s+)?(?:scene|slide)/iu.test(words);
  return intoScene(state, sceneOf(state, target.ids[0]!)!, file, replaces);
}

function intoScene(state: EditState, scene: StoryboardScene, file: EditLink, replaces: boolean): Outcome {
  const name = nameOf(state, scene.id);
  // A blackboard or a note with one sentence holds words alone too.
  const isWords = Object.values(scene.content).every((value) => typeof value === 'string');
  if (!replaces && scene.kind !== 'footage' && !sceneKindOf(scene.kind).standsOnPicture && !isWords) {
    const index = state.storyboard.scenes.indexOf(scene) + 1;
    return ownScene(state, file, index, `after ${name.toLowerCase()}, which shows data`);
  }
  const { title, text, phrases, kicker, subtitle, caption } = scene.content as Record<string, unknown>;
  const heading = (title ?? text ?? (phrases as string[] | undefined)?.join(' ')) as string | undefined;
  const below = (subtitle ?? caption) as string | undefined;
  Object.assign(scene, {
    kind: 'footage',
    content: {
      ...shotOf(file),
      ...(heading && { title: heading.slice(0, 110) }),
      ...(typeof kicker === 'string' && { kicker }),
      ...(below && { caption: below.slice(0, 160) }),
    },
  });
  return { done: `${name}: clip ${file.name} shown`, scenes: [scene.id] };
}

function ownScene(state: EditState, file: EditLink, index: number, said: string): Outcome {
  const { storyboard } = state;
  const id = newSceneId(state);
  const scene = {
    id,
    intent: 'evidence',
    narration: null,
    cues: [],
    subject: '',
    weight: 1,
    seconds: Math.min(clipSeconds.max, Math.max(clipSeconds.min, Math.round(file.seconds * 10) / 10)),
    seed: seedOf([id, file.asset]),
    kind: 'footage',
    content: shotOf(file),
  } as unknown as StoryboardScene;
  storyboard.scenes = [...storyboard.scenes.slice(0, index), scene, ...storyboard.scenes.slice(index)];
  return { done: `Clip ${file.name} shown ${said}`, scenes: [id] };
}

const shotOf = ({ asset, name }: EditLink) => ({
  ...{ setting: 'matter', time: 'day', weather: 'clear', season: 'summer', size: 'wide', move: 'still', cast: [] },
  action: `The clip ${name}`.slice(0, 240),
  clip: asset,
});
