import { DiskAssetStore } from '@scenewright/providers';
import type { LocalAssets } from './local-assets.js';

/** Assets in the folder of the only node, or in one that all nodes see. */
export class DiskAssets extends DiskAssetStore implements LocalAssets {
  /** They lie here already; one that is gone is told by whoever reads it. */
  async bring(): Promise<void> {}

  async close(): Promise<void> {}
}
