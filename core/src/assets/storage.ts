import type { Asset } from './assets.js';
import type { Warning } from '../errors/warning.js';

/** Files by content. Putting the same bytes twice stores them once. */
export interface AssetStore {
  put(bytes: Uint8Array): Promise<{ digest: string }>;
  has(digest: string): Promise<boolean>;
  read(digest: string): Promise<Uint8Array>;
}

/** SHA-256 of text or bytes, in hex. A port, because core has no crypto of its own. */
export type Digest = (data: string | Uint8Array) => string;

/** What a provider made for a request, and what it had to say about it. */
export interface MadeAsset {
  asset: Asset;
  warnings: Warning[];
}

/**
 * Remembers what was made for which request, so that the same words are spoken once. Keys are digests
 * of requests. It may forget; an entry whose file is gone counts as none.
 */
export interface AssetIndex {
  find(key: string): Promise<MadeAsset | null>;
  remember(key: string, made: MadeAsset): Promise<void>;
}
