import { stylePacks, type Brief, type Storyboard } from '@scenewright/core';
import { createRulePlanner } from '@scenewright/providers';

/** Work that takes the processor for long, by the name under which a thread is asked for it. */
export interface OfflineWork {
  plan(brief: Brief): Promise<Storyboard>;
}

export function createOfflineWork(): OfflineWork {
  const planner = createRulePlanner({ packs: [...stylePacks] });
  return { plan: (brief) => planner.plan(brief) };
}
