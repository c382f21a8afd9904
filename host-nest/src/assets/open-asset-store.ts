import { join } from 'node:path';
import type { Configuration } from '../configuration/configuration.js';
import { S3FileStore } from '../files/s3-file-store.js';
import { BucketAssetStore } from './bucket-asset-store.js';
import { DiskAssets } from './disk-assets.js';
import type { LocalAssets } from './local-assets.js';

/** In DATA_DIR, or in the bucket with a bounded copy there. */
export function openAssetStore(configuration: Pick<Configuration, 's3' | 'dataDir' | 'assetCacheMb'>): LocalAssets {
  const folder = join(configuration.dataDir, 'assets');
  if (configuration.s3 === null) return new DiskAssets(folder);
  const maxBytes = configuration.assetCacheMb * 2 ** 20;
  return new BucketAssetStore(new S3FileStore(configuration.s3), folder, { maxBytes });
}
