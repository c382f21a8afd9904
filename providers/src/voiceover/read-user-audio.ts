import type { Asset } from '@scenewright/core/assets';
import { decodeWav } from '@scenewright/core/audio';
import type { Brief } from '@scenewright/core/brief';
import type { Warning } from '@scenewright/core/errors';
import { voiceoverPlaces, voiceoverTail, voiceTrack, type UserAudio } from '@scenewright/core/timeline';
import { alignScript, noBeatFound } from '@scenewright/core/timing';
import { detectBeats } from '../beat-detection/detect-beats.js';
import { findPhrases } from './find-phrases.js';
import { scriptOf } from './script-of.js';

/** Below this the beats of a track are a guess (see `detectBeats`). */
const confidentBeats = 0.2;
/** Length of a video, in seconds: interface 4.2. */
const shortestVideo = 5;
const longestVideo = 120;

export interface UserAudioRequest {
  brief: Brief;
  /** Plain WAV in the asset store, as the hosts keep every recording. */
  audio: readonly { asset: Asset; role: UserAudio['role'] }[];
  read: (digest: string) => Promise<Uint8Array>;
  signal?: AbortSignal;
}

export interface ReadUserAudio {
  userAudio: UserAudio[];
  /** With a voiceover: as long as it speaks, and planned for what it says. */
  brief: Brief;
  warnings: Warning[];
}

/**
 * Listens to the user's sounds: the beats of a music track, for the cuts; the pauses of a voiceover, for the
 * scenes; and its words, when the prompt holds its text, for captions. Interface 4.2, `audio`.
 */
export async function readUserAudio({ brief, audio, read, signal }: UserAudioRequest): Promise<ReadUserAudio> {
  const warnings: Warning[] = [];
  const userAudio: UserAudio[] = [];
  for (const { asset, role } of audio) {
    signal?.throwIfAborted();
    if (role === 'sfx') userAudio.push({ asset, role });
    else if (role === 'voiceover') {
      const phrases = findPhrases(decodeWav(await read(asset.digest)));
      userAudio.push({ asset, role, ...(phrases.length > 0 && { phrases }) });
    } else {
      const { beats, confidence } = await detectBeats(decodeWav(await read(asset.digest)), { signal });
      const hasBeat = confidence >= confidentBeats && beats.length > 0;
      userAudio.push({ asset, role, ...(hasBeat && { beats }) });
      if (!hasBeat) warnings.push(noBeatFound);
    }
  }
  const voice = voiceTrack(userAudio);
  if (!userAudio.some(({ role }) => role === 'voiceover') || !brief.multiScene) return { userAudio, brief, warnings };
  if (brief.narration === true)
    warnings.push({
      code: 'voiceover_replaces_narration',
      message: 'Your own voiceover is used instead of a narrator.',
    });
  if (!voice) {
    warnings.push({ code: 'voiceover_silent', message: 'No speech was found in your voiceover: it has no captions.' });
    return { userAudio, brief: { ...brief, narration: false }, warnings };
  }
  const spoken = voice.phrases.reduce((sum, { from, to }) => sum + to - from, 0);
  const script = brief.script ? { text: brief.script, rest: '' } : scriptOf(brief.prompt, spoken);
  if (!script)
    warnings.push({
      code: 'voiceover_text_unknown',
      message:
        'The text of your voiceover is not in the prompt (or does not fit its length), so it has no captions. Add "Script:" and its text for captions.',
    });
  const wanted = Math.round((voice.end + voiceoverTail) * 10) / 10;
  const durationSeconds = Math.min(longestVideo, Math.max(shortestVideo, wanted));
  if (wanted > longestVideo)
    warnings.push({
      code: 'voiceover_cut',
      message: `Your voiceover is longer than ${longestVideo} s, the longest video; what comes later is left out.`,
    });
  else if (Math.abs(durationSeconds - brief.durationSeconds) > brief.durationSeconds * 0.05)
    warnings.push({
      code: 'follows_voiceover',
      message: `The video follows your voiceover: ${durationSeconds.toFixed(1)} s instead of ${brief.durationSeconds} s.`,
    });
  return {
    userAudio: script ? withWords(userAudio, script.text) : userAudio,
    brief: {
      ...brief,
      durationSeconds,
      // Planned as if it were told, so that scenes, cues and captions know what is said when.
      narration: script !== null,
      ...(script && { script: script.text }),
      ...(script && script.rest !== '' && { prompt: `${script.rest}\n${script.text}` }),
    },
    warnings,
  };
}

/** The script's words given to the recordings in which they are spoken. */
function withWords(userAudio: readonly UserAudio[], script: string): UserAudio[] {
  const places = voiceoverPlaces(userAudio);
  const words = alignScript(script, voiceTrack(userAudio)!.phrases);
  return userAudio.map((each) => {
    const index = places.findIndex(({ audio }) => audio === each);
    if (index < 0) return each;
    const { at } = places[index]!;
    const until = places[index + 1]?.at ?? Infinity;
    const own = words
      .filter(({ start }) => start >= at && start < until)
      .map(({ text, start, end }) => ({ text, start: start - at, end: end - at }));
    return { ...each, words: own };
  });
}
