import { sceneFiles, sceneKindOf } from '@scenewright/core/scenes';
import type { StoryboardScene } from '@scenewright/core/storyboard';
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

/** The user's own picture that a scene is about; undefined for one that is about something else. */
export const imageOf = (scene: StoryboardScene): string | undefined =>
  sceneKindOf(scene.kind).inWords === 'picture' ? sceneFiles(scene)[0] : undefined;
