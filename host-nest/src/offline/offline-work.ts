import { stylePacks, type Brief, type Infographic, type Storyboard } from '@scenewright/core';
import {
  createRulePlanner,
  editInfographic,
  planInfographic,
  type InfographicBrief,
  type InfographicEdit,
} from '@scenewright/providers';

/** Work that takes the processor for long, by the name under which a thread is asked for it. */
export interface OfflineWork {
  plan(brief: Brief): Promise<Storyboard>;
  planGraphic(brief: InfographicBrief): Promise<Infographic>;
  editGraphic(edit: InfographicEdit): Promise<Infographic>;
}

export function createOfflineWork(): OfflineWork {
  const planner = createRulePlanner({ packs: [...stylePacks] });
  return {
    plan: (brief) => planner.plan(brief),
    planGraphic: async (brief) => planInfographic(brief),
    editGraphic: async (edit) => editInfographic(edit),
  };
}
