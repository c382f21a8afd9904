import type { Brief } from '../brief/brief.js';
import type { WordTime } from '../assets/assets.js';
import type { Storyboard } from '../storyboard/storyboard.js';
import type { MusicMood } from '../storyboard/music-mood.js';
import type { Warning } from '../storyboard/warning.js';

/** Aborts the call; the promise then rejects with the signal's reason. */
export interface CallOptions {
  signal?: AbortSignal;
}

/** Bytes of a media file. */
export interface MediaFile {
  bytes: Uint8Array;
  mimeType: string;
  seconds?: number;
  width?: number;
  height?: number;
}

export interface Planner {
  plan(brief: Brief, options?: CallOptions): Promise<Storyboard>;
}

export interface SpeechRequest {
  text: string;
  /** BCP-47 without region. */
  language: string;
  /** Voice id of the catalogue; null: the provider picks one for the language. */
  voice: string | null;
  /** 1 is the voice's natural pace; 1.1 is ten per cent faster. */
  pace: number;
}
export interface SpokenText extends MediaFile {
  seconds: number;
  /** One entry a word of `text`, in order, in the spelling of `text`. */
  words: WordTime[];
  warnings: Warning[];
}
export interface Speech {
  /** Names the engine and its settings; recordings are kept under it. Change it when the sound changes. */
  readonly id?: string;
  /** Codes of the languages it can speak (BCP-47 without region). */
  languages(): Promise<string[]>;
  speak(request: SpeechRequest, options?: CallOptions): Promise<SpokenText>;
  close(): Promise<void>;
}

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

export type EffectKind = 'whoosh' | 'pop' | 'tick' | 'rise' | 'impact' | 'shimmer';
export interface Effects {
  /** As of Speech. */
  readonly id?: string;
  make(request: { kind: EffectKind; seed: number }, options?: CallOptions): Promise<MediaFile & { seconds: number }>;
}

/** What lies behind a link to a video or social platform. Interface 4.2 (`audio`), 4.4, 8. */
export interface SocialAudio {
  /**
   * The sound as the platform keeps it; the caller decodes it.
   * @throws StageFailure (stage `fetch`) that says why there is none
   */
  fetch(url: string, options: CallOptions & { maxBytes: number }): Promise<MediaFile>;
  /** The film, with or without its sound; absent where only sound can be fetched. @throws StageFailure as `fetch` */
  fetchFilm?(url: string, options: CallOptions & { maxBytes: number }): Promise<MediaFile>;
}
