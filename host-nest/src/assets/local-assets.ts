import type { AssetStore } from '@scenewright/core/assets';
import type { AssetsInUse } from '@scenewright/providers';

/** Assets of which this node has files, for those that draw and mix. */
export abstract class LocalAssets implements AssetStore {
  abstract put(bytes: Uint8Array): Promise<{ digest: string }>;
  abstract has(digest: string): Promise<boolean>;
  abstract read(digest: string): Promise<Uint8Array>;
  /** Where the files lie, named by their digests. */
  abstract readonly folder: string;
  /** Brings these into the folder, where they stay for hours. @throws StageFailure when one is gone. */
  abstract bring(digests: Iterable<string>): Promise<void>;
  /**
   * Removes what was put before this time (milliseconds since 1970), was not found by `put` or `has` since, and is not
   * among those that `used` names of the digests it is asked about. Returns how many.
   */
  abstract removeUnused(before: number, used: AssetsInUse): Promise<number>;
  abstract close(): Promise<void>;
}
