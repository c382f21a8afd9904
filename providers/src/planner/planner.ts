import type { Planner } from '@scenewright/core/generation';
import { stylePacks } from '@scenewright/core/style';
import { planStory } from '../storyboard/plan-story.js';
import { shoot } from '../storyboard/shoot.js';
import type { StyleHint } from './style-choice.js';

export interface RulePlannerOptions {
  /** The style packs to choose from; the built-in ids when left out. */
  packs?: readonly StyleHint[];
}

/**
 * The planner that needs no model: what a prompt and its documents say becomes a story, and the story scenes, with
 * footage and pictures. Deterministic. It states nothing that they do not.
 */
export function createRulePlanner(options: RulePlannerOptions = {}): Planner {
  return {
    plan: async (brief, call) => {
      call?.signal?.throwIfAborted();
      const storyboard = shoot(planStory(brief, options.packs ?? stylePacks), brief);
      call?.signal?.throwIfAborted();
      return storyboard;
    },
  };
}
