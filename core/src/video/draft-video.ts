import { estimateSpeechSeconds } from '../language/speech-length.js';
import type { Effects } from '../generation/effects.js';
import type { MediaFile } from '../generation/media-file.js';
import type { Music } from '../generation/music.js';
import type { Speech } from '../generation/speech.js';
import { spreadWords } from '../timing/word-times.js';
import { planVideo, type PlanInput, type PlannedVideo } from './plan-video.js';
import type { PlanPorts, RunOptions } from './video-ports.js';

/** What a draft takes of the world: nothing that makes sound or pictures is called. */
export type DraftPorts = Omit<PlanPorts, 'assets' | 'index'>;

/** A file that is counted on and not made. */
const unmade: MediaFile = { bytes: new Uint8Array(), mimeType: 'application/octet-stream' };

/**
 * The plan alone, as `planVideo` makes it, in the time that planning takes: what would be spoken is estimated, and
 * nothing is spoken, composed, filmed or kept. Its timeline has no sound but the user's own, and lengths may differ from
 * the video's by what the estimate is off.
 * @throws StageFailure when no planner gives a storyboard, and the signal's reason when it aborts.
 */
export async function draftVideo(
  input: Omit<PlanInput, 'previous'>,
  ports: DraftPorts,
  options: RunOptions = {},
): Promise<PlannedVideo> {
  const planned = await planVideo(
    input,
    {
      ...ports,
      speech: ports.speech && estimatedSpeech(ports.speech),
      fallbackSpeech: ports.fallbackSpeech && estimatedSpeech(ports.fallbackSpeech),
      music: ports.music && estimatedMusic,
      effects: ports.effects && estimatedEffects,
      footage: null,
      assets: {
        put: async (bytes) => ({ digest: ports.digest(bytes) }),
        has: async () => false,
        read: () => Promise.reject(new Error('a draft keeps no files')),
      },
      index: { find: async () => null, remember: async () => undefined },
    },
    options,
  );
  const { timeline } = planned;
  const assets = Object.fromEntries(Object.entries(timeline.assets).filter(([, { bytes }]) => bytes > 0));
  const sound = timeline.sound.filter(({ asset }) => Object.hasOwn(assets, asset));
  return { ...planned, timeline: { ...timeline, sound, assets } };
}

/** Speaks the languages of the voice, in about its time. */
const estimatedSpeech = (voice: Speech): Speech => ({
  id: 'estimate',
  languages: () => voice.languages(),
  async speak({ text, language, pace }) {
    const seconds = Math.max(0.2, estimateSpeechSeconds(text, language) / pace);
    return { ...unmade, seconds, words: spreadWords(text, seconds), warnings: [] };
  },
  close: async () => undefined,
});
const estimatedMusic: Music = {
  id: 'estimate',
  compose: async ({ seconds }) => ({ ...unmade, seconds, beatsPerMinute: 120, beats: [] }),
};
const estimatedEffects: Effects = { id: 'estimate', make: async () => ({ ...unmade, seconds: 0.3 }) };
