import type { StoryboardScene } from '@scenewright/core';
import { readPrompt } from '../reading/read.js';
import { sentencesSaid } from '../reading/sentences-said.js';

export const storySentences = (prompt: string): string[] =>
  sentencesSaid(readPrompt(prompt)).filter((text) => /\p{L}/u.test(text));

export interface Beat {
  text: string;
  narration: string | null;
  /** The scene of motion graphics that it stands for. */
  scene?: StoryboardScene;
  /** A second angle on the beat before, without words of its own. */
  again?: boolean;
}
