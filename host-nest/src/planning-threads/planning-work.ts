import type { Brief } from '@scenewright/core/brief';
import type { Infographic } from '@scenewright/core/infographics';
import type { Storyboard } from '@scenewright/core/storyboard';
import { stylePacks } from '@scenewright/core/style';
import {
  createRulePlanner,
  enhanceByRules,
  editInfographic,
  planInfographic,
  type EnhancedPrompt,
  type InfographicBrief,
  type InfographicEdit,
} from '@scenewright/providers';

/** Work that takes the processor for long, by the name under which a thread is asked for it. */
export interface PlanningWork {
  plan(brief: Brief): Promise<Storyboard>;
  enhance(brief: Brief): Promise<EnhancedPrompt>;
  planGraphic(brief: InfographicBrief): Promise<Infographic>;
  editGraphic(edit: InfographicEdit): Promise<Infographic>;
}

export function createPlanningWork(): PlanningWork {
  const planner = createRulePlanner({ packs: [...stylePacks] });
  return {
    plan: (brief) => planner.plan(brief),
    enhance: (brief) => enhanceByRules(brief),
    planGraphic: async (brief) => planInfographic(brief),
    editGraphic: async (edit) => editInfographic(edit),
  };
}
