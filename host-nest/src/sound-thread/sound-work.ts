import type {
  CallOptions,
  ComposedMusic,
  Effects,
  MusicRequest,
  SpeechRequest,
  SpokenText,
} from '@scenewright/core/generation';
import type { ReadUserAudio, UserAudioRequest } from '@scenewright/providers';
import { createComposer, createEffects, createEspeakSpeech, readUserAudio } from '@scenewright/providers/sounds';

/** The user's sounds, which lie in the asset store. */
export type Heard = Omit<UserAudioRequest, 'read' | 'signal'>;
type EffectRequest = Parameters<Effects['make']>[0];

/** Work on samples, by the name under which the thread is asked for it. */
export interface SoundWork {
  speak(request: SpeechRequest, call: CallOptions): Promise<SpokenText>;
  compose(request: MusicRequest, call: CallOptions): Promise<ComposedMusic>;
  makeEffect(request: EffectRequest, call: CallOptions): ReturnType<Effects['make']>;
  listen(heard: Heard, call: CallOptions & Pick<UserAudioRequest, 'read'>): Promise<ReadUserAudio>;
}

export function createSoundWork(): SoundWork & { close(): Promise<void> } {
  const [speech, composer, effects] = [createEspeakSpeech(), createComposer(), createEffects()];
  return {
    speak: (request, call) => speech.speak(request, call),
    compose: (request, call) => composer.compose(request, call),
    makeEffect: (request, call) => effects.make(request, call),
    listen: (heard, { read, signal }) => readUserAudio({ ...heard, read, signal }),
    close: () => speech.close(),
  };
}
