import type { WordTime } from '../assets/assets.js';
import type { Warning } from '../errors/warning.js';
import type { CallOptions } from './call-options.js';
import type { MediaFile } from './media-file.js';

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
