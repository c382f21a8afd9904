import type { AssetStore } from '@scenewright/core';

/** Milliseconds after which an asset that is found again counts as put again: whoever found it may come to name it. */
export const renewMs = 12 * 3600 * 1000;

/** Assets of which this node has files, for those that draw and mix. */
export interface LocalAssets extends AssetStore {
  /** Where the files lie, named by their digests. */
  readonly folder: string;
  /** Brings these into the folder, where they stay for hours. @throws StageFailure when one is gone. */
  bring(digests: Iterable<string>): Promise<void>;
  /**
   * Removes what was put before this time (milliseconds since 1970), was not found by `put` or `has` since, and is not
   * among those that `used` names of the digests it is asked about. Returns how many.
   */
  removeUnused(before: number, used: (digests: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number>;
  close(): Promise<void>;
}
