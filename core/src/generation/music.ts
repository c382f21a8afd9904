import type { MusicMood } from '../style/music-mood.js';
import type { CallOptions } from './call-options.js';
import type { MediaFile } from './media-file.js';

export interface MusicRequest {
  mood: MusicMood;
  seconds: number;
  seed: number;
  /** Scene starts in seconds with the energy wanted there, 0 to 1: the form follows them. */
  sections: { at: number; energy: number }[];
}

export interface ComposedMusic extends MediaFile {
  seconds: number;
  beatsPerMinute: number;
  /** Seconds of each beat. */
  beats: number[];
}

export interface Music {
  /** As of Speech. */
  readonly id?: string;
  compose(request: MusicRequest, options?: CallOptions): Promise<ComposedMusic>;
}
