/** Files by content. Putting the same bytes twice stores them once. */
export interface AssetStore {
  put(bytes: Uint8Array): Promise<{ digest: string }>;
  has(digest: string): Promise<boolean>;
  read(digest: string): Promise<Uint8Array>;
}

/** SHA-256 of text or bytes, in hex. A port, because core has no crypto of its own. */
export type Digest = (data: string | Uint8Array) => string;
