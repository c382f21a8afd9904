import { encodeWav } from '@scenewright/core/audio';
import { StageFailure } from '@scenewright/core/errors';
import type { ComposedMusic, Music } from '@scenewright/core/generation';
import { chanceOf } from './chance.js';
import { shapeForm } from './form.js';
import { harmonise } from './harmony.js';
import { moods } from './moods.js';
import { MUSIC_RATE } from './music-rate.js';
import { perform } from './perform.js';
import { writeScore } from './score.js';

/** Seconds. Shorter music has no room for a beginning and an end. */
const SHORTEST = 2;
const LONGEST = 1200;

/**
 * Music made offline: harmony, bass, pads, figures and drums of a mood, in a form that follows the sections, with a
 * real ending that rings out inside the length. Stereo 48 kHz WAV, peak −2 dBFS. The same request gives the same
 * bytes. Works in slices of about 12 ms, so the event loop stays responsive.
 */
export function createComposer(): Music {
  return {
    id: 'composer/1',
    async compose(request, options = {}): Promise<ComposedMusic> {
      options.signal?.throwIfAborted();
      if (!(request.seconds >= SHORTEST && request.seconds <= LONGEST)) {
        throw new StageFailure(
          'music',
          'bad_length',
          `music can be ${SHORTEST} to ${LONGEST} seconds long, not ${request.seconds}`,
        );
      }
      const mood = moods[request.mood];
      const form = shapeForm(request, mood.bpm);
      const chance = chanceOf(request.seed);
      const { chords } = harmonise(mood, Math.ceil(form.lastBeat / 4), chance);
      const score = writeScore(mood, form, chords, chance);
      const channels = await perform(score, mood, form, request.seed, options.signal);
      return {
        bytes: encodeWav({ sampleRate: MUSIC_RATE, channels }),
        mimeType: 'audio/wav',
        seconds: channels[0].length / MUSIC_RATE,
        beatsPerMinute: form.bpm,
        beats: Array.from({ length: form.lastBeat + 1 }, (_, beat) => beat * form.beatSeconds),
      };
    },
  };
}
