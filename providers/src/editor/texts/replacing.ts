import type { StoryboardScene } from '@scenewright/core/storyboard';
import type { Clause } from '../clause.js';
import { listOf, nameOf, wish, type EditState, type Outcome } from '../edit-state.js';
import { replaceIn, textsOf, wholeWord } from './scene-text.js';
import { inScope } from './text-scope.js';

/** Puts one text in the place of another, in all words and figures of the scenes. */
export function replaced(
  said: string,
  value: string,
  scope: string | null,
  clause: Clause,
  state: EditState,
): Outcome | null {
  const scenes = inScope(scope, clause, state);
  if (!scenes) return null;
  if ('problem' in scenes) return { refused: scenes.problem };
  const { storyboard } = state;
  // "24 %", as some languages write it, is "24%" in the video.
  const isLoose = !scenes.some((scene) => occursIn(scene, said, 'giu'));
  const [from, into] = isLoose ? [tight(said), tight(value)] : [said, value];
  const flags = scenes.some((scene) => occursIn(scene, from, 'gu')) ? 'gu' : 'giu';
  const touched: string[] = [];
  for (const scene of scenes) {
    const { times, problem } = replaceIn(scene, from, into, storyboard.language, flags);
    if (problem) return { refused: problem };
    if (times > 0) touched.push(scene.id);
  }
  if (touched.length === 0) return null;
  if (scope === null) {
    storyboard.title = storyboard.title.replace(wholeWord(from, flags), () => into).slice(0, 120);
    const name = state.brief.brand?.name;
    if (name && name.toLowerCase() === from.toLowerCase()) wish(state, 'brand', { ...state.brief.brand, name: into });
  }
  return { done: `"${from}" replaced with "${into}" in ${listOf(state, touched).toLowerCase()}`, scenes: touched };
}

const tight = (text: string): string => text.replace(/(?<=\p{Nd})\s+(?=[%‰])/gu, '');

const occursIn = (scene: StoryboardScene, text: string, flags: string): boolean => {
  const has = (value: string): boolean => wholeWord(text, flags).test(value);
  return (
    has(scene.narration ?? '') ||
    textsOf(scene).some(({ value }) => has(typeof value === 'string' ? value : value.display))
  );
};

/** Puts one text in the place of another in one scene, which is to hold it. */
export function within(scene: StoryboardScene, from: string, into: string, state: EditState): Outcome {
  const { times, problem } = replaceIn(scene, from, into, state.storyboard.language);
  if (problem) return { refused: problem };
  if (times === 0) return { refused: `"${from}" does not occur in ${nameOf(state, scene.id).toLowerCase()}.` };
  return { done: `${nameOf(state, scene.id)}: "${from}" changed to "${into}"`, scenes: [scene.id] };
}
