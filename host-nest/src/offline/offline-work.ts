import { stylePacks, type Brief, type BriefDocument, type Storyboard } from '@scenewright/core';
import { createRulePlanner, readDocument } from '@scenewright/providers';

/** Work that takes the processor for long, by the name under which a thread is asked for it. */
export interface OfflineWork {
  plan(brief: Brief): Promise<Storyboard>;
  readDocument(file: { bytes: Uint8Array; mimeType: string; name: string }): Promise<BriefDocument>;
}

export function createOfflineWork(): OfflineWork {
  const planner = createRulePlanner({ packs: [...stylePacks] });
  return {
    plan: (brief) => planner.plan(brief),
    readDocument: ({ bytes, mimeType, name }) => readDocument(bytes, mimeType, name),
  };
}
