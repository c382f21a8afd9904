import type { CastMember } from '../shots/cast.js';
import type { Shot } from '../shots/shot.js';
import type { CallOptions } from '../generation/call-options.js';
import type { MediaFile } from '../generation/media-file.js';
import type { VideoRenderer } from '../rendering/video-renderer.js';
import { StageFailure } from '../errors/stage-failure.js';

export interface FootageRequest {
  /** Without the words and figures that are laid over the picture. */
  shot: Shot;
  /** The shot in words, for makers that are told what to film. */
  description: string;
  /** How every figure of the shot looks, the same in every request of a video. */
  cast: CastMember[];
  /** Pictures of the sheets, by the id of the member, for makers that take reference images. */
  references: Readonly<Record<string, MediaFile>>;
  /** Whole seconds, at most `longestSeconds`; a clip that is longer is cut, the last frame of a shorter one is held. */
  seconds: number;
  /** Pixels of the video. A clip of another size is scaled to cover the picture. */
  width: number;
  height: number;
  /** Of the video. A clip of another rate shows at each moment the frame that is due. */
  fps: number;
  seed: number;
}

export interface FilmOptions extends CallOptions {
  /** Share of the clip that is made, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** MP4 or WebM, in memory or as a file that the caller reads at once and leaves where it is. */
export type FilmedClip = MediaFile | { file: string; mimeType: string };

/**
 * Makes clips elsewhere. Without one, shots are drawn by the compositions. A clip is kept under the digest of its
 * request and the maker's id, so that an unchanged shot is never paid twice.
 */
export interface FootageMaker {
  /** Names the maker and its settings. */
  readonly id: string;
  /** Longest clip in seconds, at least 1. A longer shot is made of several takes. */
  readonly longestSeconds: number;
  /** Clips that it makes at the same time; 1 when absent. */
  readonly atOnce?: number;
  /** false: it has no use for pictures of the cast, and none are drawn for it. */
  readonly takesReferences?: boolean;
  /** @throws `footageRefused(…)` when it will not film this, whoever asks and however often; anything else is a failure */
  film(request: FootageRequest, options?: FilmOptions): Promise<FilmedClip>;
}

/** The maker will not film this. The video then fails with these words, instead of being drawn. */
export function footageRefused(message: string): StageFailure {
  return new StageFailure('footage', 'footage_refused', message, {
    retryable: false,
    remedy: 'Say in other words what is to be seen, or set ai_video to off.',
  });
}

/** Reads and examines a clip. @throws StageFailure when it holds no pictures that can be decoded */
export type ClipIntake = (
  clip: FilmedClip,
  options?: CallOptions,
) => Promise<MediaFile & { seconds: number; width: number; height: number }>;

/** A maker with what is needed around it. */
export interface FootageSet {
  maker: FootageMaker;
  takeIn: ClipIntake;
  /** Draws the sheets of the cast. */
  stills: VideoRenderer['stills'];
}
