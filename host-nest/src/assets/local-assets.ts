import type { AssetStore } from '@scenewright/core';

/** Assets of which this node has files, for those that draw and mix. */
export interface LocalAssets extends AssetStore {
  /** Where the files lie, named by their digests. */
  readonly folder: string;
  /** Brings these into the folder, where they stay for hours. @throws StageFailure when one is gone. */
  bring(digests: Iterable<string>): Promise<void>;
  close(): Promise<void>;
}
