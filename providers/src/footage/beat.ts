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
