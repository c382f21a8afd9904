import type { WordTime } from '../assets/assets.js';
import type { Phrase } from '../timing/align-script.js';
import type { UserAudio } from './user-audio.js';

/** Before the user's own voice begins, and between two recordings of it. Seconds. */
export const voiceoverLead = 0.3;
/** The picture stays this long after the last word. */
export const voiceoverTail = 0.9;

/** The user's recordings of a voice, one after the other, with the second of the video at which each begins. */
export function voiceoverPlaces(audio: readonly UserAudio[]): { audio: UserAudio; at: number; seconds: number }[] {
  let at = voiceoverLead;
  return audio
    .filter(({ role }) => role === 'voiceover')
    .map((each) => {
      const seconds = each.asset.seconds ?? 0;
      const place = { audio: each, at, seconds };
      at += seconds + voiceoverLead;
      return place;
    });
}

/** The user's own voice in seconds of the video: when it speaks, and its words when its text is known. */
export interface VoiceTrack {
  phrases: Phrase[];
  words: WordTime[];
  /** Its last sound. */
  end: number;
}

/** Null when nothing is known of when it speaks. */
export function voiceTrack(audio: readonly UserAudio[]): VoiceTrack | null {
  const places = voiceoverPlaces(audio);
  const phrases = places.flatMap(({ audio: { phrases: own = [] }, at }) =>
    own.map(({ from, to }) => ({ from: from + at, to: to + at })),
  );
  const words = places.flatMap(({ audio: { words: own = [] }, at }) =>
    own.map(({ text, start, end }) => ({ text, start: start + at, end: end + at })),
  );
  return phrases.length === 0 ? null : { phrases, words, end: phrases.at(-1)!.to };
}
