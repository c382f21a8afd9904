import type { SoundClip, Timeline } from '@scenewright/core/timeline';

/** Decibels by which music and effects give way to a voice, as in the mix of the renderer. */
const duckDb: Record<SoundClip['role'], number> = { narration: 0, voiceover: 0, music: -10, effect: -3 };
/** Seconds in which they give way, and come back. */
const attack = 0.3;
const release = 0.8;

/** How loud a clip is, 0 to 1, `seconds` after it began. */
export function loudness({ sound }: Pick<Timeline, 'sound'>, clip: SoundClip, seconds: number): number {
  const at = clip.at + seconds;
  const down = duckDb[clip.role] * Math.max(0, ...sound.map((voice) => (isVoice(voice) ? spoken(voice, at) : 0)));
  const faded = Math.min(fade(seconds, clip.fadeIn), fade(clip.seconds - seconds, clip.fadeOut));
  return Math.min(1, 10 ** ((clip.gainDb + down) / 20)) * faded;
}

const isVoice = ({ role }: SoundClip): boolean => role === 'narration' || role === 'voiceover';

/** How far others give way to a voice at a time, 0 to 1. */
function spoken({ at, seconds }: SoundClip, time: number): number {
  const before = (time - at + attack) / attack;
  const after = 1 - (time - at - seconds) / release;
  return Math.max(0, Math.min(1, before, after));
}

const fade = (seconds: number, over: number): number => (over === 0 ? 1 : Math.max(0, Math.min(1, seconds / over)));
