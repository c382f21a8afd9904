import type { Brief } from '@scenewright/core/brief';
import { sceneKindOf } from '@scenewright/core/scenes';
import type { Storyboard, StoryboardScene } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { type Beat, storySentences } from './beat.js';
import { direct } from './direct-shots.js';
import { figuresOf } from './figures-of-scene.js';
import { castOf } from './cast-of.js';
import { readCast } from './read-cast.js';
import { type StoryFigure } from './story-figure.js';
import { readPlace } from './read-place.js';

/** Share of the scenes that is filmed at most when clips are mixed in. Decisions, fine point 10. */
const sharesOf = { auto: 0.2, on: 0.4 } as const;

export function filmSome(storyboard: Storyboard, brief: Brief, mode: 'auto' | 'on'): Storyboard {
  const sentences = storySentences(brief.prompt);
  const cast = readCast(sentences, brief.seed);
  const { scenes } = storyboard;
  const scored = scenes
    .map((scene, index) => ({ index, score: scoreOf(scene, cast, mode) }))
    .filter(({ score }) => score >= (mode === 'auto' ? 3 : 0.5))
    .sort((a, b) => b.score - a.score || a.index - b.index);
  const most =
    mode === 'auto'
      ? Math.max(1, Math.floor(scenes.length * sharesOf.auto + 0.4))
      : Math.max(1, Math.round(scenes.length * sharesOf.on));
  const chosen = new Set(scored.slice(0, most).map(({ index }) => index));
  if (chosen.size === 0) return storyboard;
  const beats = [...chosen]
    .sort((a, b) => a - b)
    .map((index) => {
      const scene = scenes[index]!;
      return {
        text: [scene.narration ?? '', ...onScreenText(scene)].join(' ').trim(),
        narration: scene.narration,
        scene,
      } satisfies Beat;
    });
  const shots = direct(beats, cast, storyboard, brief);
  let next = 0;
  const filmed = scenes.map((scene, index) => {
    if (!chosen.has(index)) return scene;
    const shot = shots[next++]! as Extract<StoryboardScene, { kind: 'footage' }>;
    const words = onScreenText(scene).filter((text) => text !== shot.content.kicker);
    // What stood on the page stands over the picture.
    const title = (shot.content.title ?? words[0])?.slice(0, 110);
    const content = { ...shot.content, ...(title && (shot.content.figures?.length ?? 0) === 0 && { title }) };
    return {
      ...scene,
      ...{ kind: 'footage', content },
      cues: scene.cues
        .filter(({ element }) => element === 'title')
        .concat(shot.cues.filter(({ element }) => element !== 'title')),
    } as StoryboardScene;
  });
  const members = cast
    .map(({ member }) => member)
    .filter(({ id }) =>
      filmed.some((scene) => scene.kind === 'footage' && scene.content.cast.some((each) => each.member.id === id)),
    );
  return { ...storyboard, ...(members.length > 0 && { cast: members }), scenes: filmed };
}

/** How much a scene calls for a picture: places and somebody who acts do, figures and structure do not. */
function scoreOf(scene: StoryboardScene, cast: readonly StoryFigure[], mode: 'auto' | 'on'): number {
  const { filmable, arc, inWords } = sceneKindOf(scene.kind);
  if (!filmable) return 0;
  const figures = figuresOf(scene).length;
  if (arc === 'closes') return mode === 'on' && !('logo' in scene.content && scene.content.logo) ? 0.9 : 0;
  if (figures > 0) return mode === 'on' && figures <= 4 ? (inWords === 'recap' ? 0.7 : 0.6) : 0;
  if (/\p{Nd}/u.test(onScreenText(scene).join(' ')) && mode === 'auto') return 0;
  const text = [scene.narration ?? '', ...onScreenText(scene)].join(' ');
  const { setting, time, weather } = readPlace(text);
  const scenic = setting !== undefined && setting !== 'office' && setting !== 'studio' && setting !== 'room';
  const words = onScreenText(scene).join(' ').length;
  return (
    (scenic ? 2 : setting ? 0.8 : 0) +
    (castOf(text, cast, []).length > 0 ? 1.6 : 0) +
    (time || weather ? 0.8 : 0) +
    (inWords === 'picture' && setting ? 1.4 : 0) +
    (arc === 'opens' && mode === 'on' ? 1 : 0) +
    (words > 120 ? -1 : 0.2)
  );
}
