import type { StoryboardScene } from '@scenewright/core';
import { listOf, nameOf, wish, type Clause, type EditState, type Outcome } from '../edit-state.js';
import { figureOf, replaceIn, textsOf, wholeWord } from '../scene-text.js';
import { everywhere, inScope } from './text-scope.js';

/** Puts one text in the place of another, in all words and figures of the scenes. */
export function replaced(
  from: string,
  into: string,
  scope: string | null,
  clause: Clause,
  state: EditState,
): Outcome | null {
  const scenes = inScope(scope, clause, state);
  if (!scenes) return null;
  if ('problem' in scenes) return { refused: scenes.problem };
  const { storyboard } = state;
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

/** A text that was not quoted but stands in the video as it is written here. */
export function ofLiteral(
  from: string,
  into: string,
  scope: string | null,
  clause: Clause,
  state: EditState,
): Outcome | null {
  const text = from
    .replace(/^(?:the (?:word|words|text|name|figure|number|phrase|company|term) )/iu, '')
    .replace(everywhere, '')
    .trim();
  if (text === '' || /⟦/u.test(text)) return null;
  const bare = text.replace(/^(?:the|all)\s+/iu, '');
  if (/^(?:it|them|that|this|video|music|background|voice|style|font|colou?rs?|narration|captions?|logo)$/iu.test(bare))
    return null;
  const scenes = inScope(scope, clause, state);
  if (scenes && 'problem' in scenes) return { refused: scenes.problem };
  // A word of one letter or a bare common word is too little to go by.
  if (bare.length < 2 && !/\d/u.test(bare)) return null;
  // "the revenue" with a new figure means the figure of the revenue, not the word.
  if (figureOf(into, state.storyboard.language) && !/\d/u.test(bare)) return null;
  return (
    replaced(text, into, scope, clause, state) ?? (bare === text ? null : replaced(bare, into, scope, clause, state))
  );
}
