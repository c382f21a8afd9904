import type { CallOptions } from './call-options.js';
import type { MediaFile } from './media-file.js';

export type EffectKind = 'whoosh' | 'pop' | 'tick' | 'rise' | 'impact' | 'shimmer';

export interface Effects {
  /** As of Speech. */
  readonly id?: string;
  make(request: { kind: EffectKind; seed: number }, options?: CallOptions): Promise<MediaFile & { seconds: number }>;
}
