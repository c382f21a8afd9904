import { encodeWav } from '@scenewright/core/audio';
import { StageFailure, type Warning } from '@scenewright/core/errors';
import type { Speech, SpeechRequest, SpokenText } from '@scenewright/core/generation';
import { EspeakEngine, findEspeak, type EngineAnswer } from './espeak-engine.js';
import { findPhrases } from '../voiceover/find-phrases.js';
import { polishVoice, VOICE_RATE } from './polish-voice.js';
import { spokenForms } from './spoken-form.js';
import { pullToPauses } from './pull-to-pauses.js';
import { engineVoice, espeakLanguages, espeakVoices } from './voices.js';
import { timeWords } from './word-times.js';
import { splitWords } from './words.js';

export interface EspeakOptions {
  /** Module of the engine; found among the installed packages when absent. Null: as if it weren't installed. */
  enginePath?: string | null;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Offline narration by eSpeak NG, made as pleasant as it can be: 48 kHz mono WAV, peak −3 dBFS, without
 * silence at the ends. When the optional package is not installed, or the language is one that it can't speak
 * intelligibly, `languages()` doesn't list it and `speak` fails with kind `unavailable` or
 * `language_unsupported`: the caller then goes on without a voice.
 */
export function createEspeakSpeech(options: EspeakOptions = {}): Speech & { enginePid(): number | undefined } {
  const path = options.enginePath === undefined ? findEspeak() : (options.enginePath ?? undefined);
  const engine = path === undefined ? undefined : new EspeakEngine(path);
  return {
    id: 'espeak-ng-0.3.5/3',
    languages: () => Promise.resolve(engine ? [...espeakLanguages] : []),
    async speak(request, call = {}): Promise<SpokenText> {
      call.signal?.throwIfAborted();
      if (!engine) throw unavailable();
      if (!espeakLanguages.includes(request.language)) throw unsupported(request.language);
      const words = splitWords(request.text, request.language);
      if (words.length === 0) throw new StageFailure('speech', 'nothing_to_say', 'the narration has no words');
      const said = spokenForms(words, request.language);
      const voice = engineVoice(request.language, request.voice);
      const rate = Math.round(voice.rate * Math.min(2, Math.max(0.5, request.pace)));
      const text = said.map((form, index) => `<mark name="${index}"/>${escape(form)}`).join(' ');
      const answer = await engine.speak(
        { voice: voice.name, rate, pitch: voice.pitch, range: voice.range, text },
        call.signal,
      );
      return finish(answer, words, said, voiceWarnings(request));
    },
    close: () => engine?.close() ?? Promise.resolve(),
    enginePid: () => engine?.pid,
  };
}

function finish(answer: EngineAnswer, words: string[], said: string[], warnings: Warning[]): SpokenText {
  const raw = Float32Array.from(answer.samples, (sample) => sample / 32768);
  if (!raw.some((sample) => Math.abs(sample) > 1e-3)) {
    throw new StageFailure('speech', 'nothing_heard', 'the voice has no sound for this narration');
  }
  const { samples, shift } = polishVoice(raw, answer.sampleRate);
  const seconds = samples.length / VOICE_RATE;
  return {
    bytes: encodeWav({ sampleRate: VOICE_RATE, channels: [samples] }),
    mimeType: 'audio/wav',
    seconds,
    words: pullToPauses(
      timeWords({ words, said, raw, rate: answer.sampleRate, marks: answer.marks, shift, seconds }),
      findPhrases({ sampleRate: VOICE_RATE, channels: [samples] }),
    ),
    warnings,
  };
}

function voiceWarnings(request: SpeechRequest): Warning[] {
  if (request.voice === null) return [];
  const known = espeakVoices.find((voice) => voice.id === request.voice);
  if (known?.languages.includes(request.language)) return [];
  const reason = known ? `does not speak "${request.language}"` : 'is not known here';
  return [{ code: 'voice_replaced', message: `The voice "${request.voice}" ${reason}; another one speaks.` }];
}

const unavailable = () =>
  new StageFailure('speech', 'unavailable', 'no voice engine is installed', {
    retryable: false,
    remedy: 'Install the optional package @echogarden/espeak-ng-emscripten, or configure a speech provider.',
  });

const unsupported = (language: string) =>
  new StageFailure('speech', 'language_unsupported', `the offline voice can't speak "${language}" intelligibly`, {
    retryable: false,
    remedy: 'Configure a speech provider for this language, or ask for another narration language.',
  });
