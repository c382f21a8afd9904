import type { Editor, Planner } from '@scenewright/core';
import type { PromptEnhancer } from '@scenewright/providers';
import type { InfographicMaker } from '../infographics/infographic-maker.js';

/** What thinks a video out: the rules in a thread of their own, or a language model with the rules behind it. */
export interface Planning {
  planner: Planner;
  infographics: InfographicMaker;
  enhance?: PromptEnhancer;
  editor?: Editor;
}
