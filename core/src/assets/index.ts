export type { AssetIndex, AssetStore, Digest, MadeAsset } from './storage.js';
export {
  type Asset,
  AssetSchema,
  type AssetsManifest,
  AssetsManifestSchema,
  type WordTime,
  WordTimeSchema,
} from './assets.js';
