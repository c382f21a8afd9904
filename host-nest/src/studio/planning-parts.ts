import type { Editor } from '@scenewright/core/edit';
import type { Planner } from '@scenewright/core/generation';
import type { PromptEnhancer } from '@scenewright/providers';
import type { InfographicMaker } from '../infographics/infographic-maker.js';

/** What thinks a video out: the rules in a thread of their own, or a language model with the rules behind it. */
export interface Planning {
  planner: Planner;
  infographics: InfographicMaker;
  enhance?: PromptEnhancer;
  editor?: Editor;
}
