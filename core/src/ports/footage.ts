import type { CastMember } from '../footage/cast.js';
import type { Shot } from '../footage/shot.js';
import type { CallOptions, MediaFile } from './generation.js';

export interface FootageRequest {
  shot: Shot;
  /** The shot in words, for makers that are told what to film. */
  description: string;
  /** How every figure of the shot looks, the same in every request of a video. */
  cast: CastMember[];
  /** Pictures of the sheets, by the id of the member, for makers that take reference images. */
  references: Readonly<Record<string, MediaFile>>;
  seconds: number;
  width: number;
  height: number;
  fps: number;
  seed: number;
}

/**
 * Makes clips elsewhere. Without one, shots are drawn by the compositions. A clip is kept under the digest of its
 * request and the maker's id, so that an unchanged shot is never paid twice.
 */
export interface FootageMaker {
  /** Names the maker and its settings. */
  readonly id: string;
  /** Longest clip in seconds. */
  readonly longestSeconds: number;
  film(request: FootageRequest, options?: CallOptions): Promise<MediaFile & { seconds: number }>;
}
