export type { AssetIndex, AssetStore, Digest, MadeAsset } from '../ports/storage.js';
export {
  type Asset,
  AssetSchema,
  type AssetsManifest,
  AssetsManifestSchema,
  type WordTime,
  WordTimeSchema,
} from './assets.js';
