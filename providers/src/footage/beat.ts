import type { StoryboardScene } from '@scenewright/core';
import { readPrompt } from '../planner/reading/read-prompt.js';

export const storySentences = (prompt: string): string[] =>
  readPrompt(prompt)
    .blocks.filter(({ kind }) => kind !== 'code')
    .map(({ text }) => text.trim())
    .filter((text) => /\p{L}/u.test(text));

export interface Beat {
  text: string;
  narration: string | null;
  /** The scene of motion graphics that it stands for. */
  scene?: StoryboardScene;
  /** A second angle on the beat before, without words of its own. */
  again?: boolean;
}

export function wordsOf(scene: StoryboardScene): string[] {
  const texts: string[] = [];
  const visit = (value: unknown, key: string): void => {
    if (
      [
        'icon',
        'image',
        'images',
        'logo',
        'id',
        'motif',
        'focus',
        'language',
        'd',
        'from',
        'to',
        'unit',
        'prefix',
        'suffix',
      ].includes(key)
    )
      return;
    if (typeof value === 'string') texts.push(value);
    else if (Array.isArray(value)) for (const each of value) visit(each, key);
    else if (value !== null && typeof value === 'object')
      for (const [name, each] of Object.entries(value))
        if (!('display' in value) || name === 'display') visit(each, name);
  };
  visit(scene.content, '');
  return texts;
}
