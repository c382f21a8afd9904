import { encodeWav } from '../../src/audio/wav.js';
import { languages } from '../../src/language/languages.js';
import { estimateSpeechSeconds } from '../../src/language/speech-length.js';
import type { Effects } from '../../src/generation/effects.js';
import type { Music } from '../../src/generation/music.js';
import type { Speech } from '../../src/generation/speech.js';
import { spreadWords } from '../../src/timing/word-times.js';

const sampleRate = 8000;
const silence = (seconds: number): Uint8Array =>
  encodeWav({ sampleRate, channels: [new Float32Array(Math.round(seconds * sampleRate))] });
const wav = 'audio/wav';

/** A voice that says nothing, in the time that a real one would take, with word times. */
export function createSilentSpeech(codes = languages.map(({ code }) => code)): Speech & { spoken: string[] } {
  const spoken: string[] = [];
  return {
    id: 'silent',
    spoken,
    async languages() {
      return [...codes];
    },
    async speak({ text, language, pace }, { signal } = {}) {
      signal?.throwIfAborted();
      if (text.trim() === '') throw new Error('there is nothing to say');
      spoken.push(text);
      const seconds = Math.max(
        0.2,
        Math.round((estimateSpeechSeconds(text, language) / pace) * sampleRate) / sampleRate,
      );
      return { bytes: silence(seconds), mimeType: wav, seconds, words: spreadWords(text, seconds), warnings: [] };
    },
    async close() {},
  };
}

/** A score of rests, at 120 beats a minute. */
export function createSilentMusic(): Music {
  return {
    id: 'silent',
    async compose({ seconds }, { signal } = {}) {
      signal?.throwIfAborted();
      const beats = Array.from({ length: Math.floor(seconds * 2) }, (_, index) => index / 2);
      return { bytes: silence(seconds), mimeType: wav, seconds, beatsPerMinute: 120, beats };
    },
  };
}

export function createSilentEffects(): Effects {
  return {
    id: 'silent',
    async make(_, { signal } = {}) {
      signal?.throwIfAborted();
      return { bytes: silence(0.3), mimeType: wav, seconds: 0.3 };
    },
  };
}
