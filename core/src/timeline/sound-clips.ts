import type { Asset } from '../assets/assets.js';
import type { EffectKind } from '../generation/effects.js';
import { sceneKindOf } from '../scenes/scene-content.js';
import type { SoundClip } from './timeline.js';
import { musicLoop } from '../timing/music-beats.js';
import { voiceoverPlaces } from './voice-track.js';
import type { PlacedScene } from './placed-scene.js';
import type { UserAudio } from './user-audio.js';

export interface SoundInput {
  placed: readonly PlacedScene[];
  cues: readonly Readonly<Record<string, number>>[];
  speech: Readonly<Record<string, { asset: Asset; seconds: number }>>;
  music: Asset | null;
  effects: Partial<Record<EffectKind, Asset>>;
  userAudio: readonly UserAudio[];
  fps: number;
  totalFrames: number;
}

/** Levels against the voice, before the mix ducks and masters, in dB. */
const gain = { voice: 0, musicUnderVoice: -6, musicAlone: -1, transition: -14, entrance: -20, user: -6 };
const fade = { musicIn: 0.4, musicOut: 1.8, voice: 0.01, loop: 0.03 };
/** A pop for each of twenty labels would be noise. */
const entrancesOfScene = 3;

/** Everything that is heard, in order of time. */
export function soundClips(input: SoundInput): SoundClip[] {
  const total = input.totalFrames / input.fps;
  const userMusic = input.userAudio.find((audio) => audio.role === 'music');
  const hasVoice = input.placed.some(({ scene }) => input.speech[scene.id]) || hasVoiceover(input.userAudio);
  const music = userMusic?.asset ?? input.music;
  return [
    ...narration(input),
    ...(music ? musicClips(music, userMusic?.beats ?? [], total, hasVoice) : []),
    ...effectClips(input),
    ...voiceovers(input, total),
    ...userEffects(input, total),
  ]
    .filter((clip) => clip.at < total && clip.seconds > 0)
    .sort((a, b) => a.at - b.at || (a.asset < b.asset ? -1 : 1));
}

const hasVoiceover = (audio: readonly UserAudio[]): boolean => audio.some(({ role }) => role === 'voiceover');

const clip = (asset: Asset, role: SoundClip['role'], at: number, seconds: number, gainDb: number): SoundClip => ({
  asset: asset.key,
  role,
  at,
  offset: 0,
  seconds,
  gainDb,
  fadeIn: 0,
  fadeOut: 0,
});

function narration({ placed, speech, fps }: SoundInput): SoundClip[] {
  return placed.flatMap(({ scene, from, lead }) => {
    const spoken = speech[scene.id];
    return spoken
      ? [
          {
            ...clip(spoken.asset, 'narration', (from + lead) / fps, spoken.seconds, gain.voice),
            fadeIn: fade.voice,
            fadeOut: fade.voice,
          },
        ]
      : [];
  });
}

/** The whole length; a track that is shorter goes on with whole bars of itself, so that its beat does not stumble. */
function musicClips(music: Asset, beats: readonly number[], total: number, hasVoice: boolean): SoundClip[] {
  const { from, to } = musicLoop(music.seconds && music.seconds > 1 ? music.seconds : total, beats);
  const period = to - from > 1 ? to - from : to;
  const clips: SoundClip[] = [];
  for (let at = 0, end = to; total - at > 0.05; at = end, end += period) {
    const isLast = end >= total - 0.05;
    // The seam lies just before the beat, so that its stroke is not faded.
    const early = at === 0 ? 0 : Math.min(fade.loop, from);
    const seconds = Math.min(end, total) - at + early;
    clips.push({
      ...clip(music, 'music', at - early, seconds, hasVoice ? gain.musicUnderVoice : gain.musicAlone),
      offset: at === 0 ? 0 : to - from > 1 ? from - early : 0,
      fadeIn: at === 0 ? Math.min(fade.musicIn, seconds / 4) : fade.loop,
      fadeOut: isLast ? Math.min(fade.musicOut, seconds / 4) : fade.loop,
    });
  }
  return clips;
}

/** A whoosh that carries a transition, and a small sound for the first elements to appear. */
function effectClips({ placed, cues, effects, fps }: SoundInput): SoundClip[] {
  return placed.flatMap(({ scene, transition, from, lead }, index) => {
    const clips: SoundClip[] = [];
    const kind = sceneKindOf(scene.kind);
    const over = kind.farewell ? effects.shimmer : effects.whoosh;
    if (transition && transition.frames > 0 && over) {
      clips.push(clip(over, 'effect', from / fps, over.seconds ?? 0.6, gain.transition));
    }
    const entrance = kind.ticks ? effects.tick : effects.pop;
    const frames = [...new Set(Object.values(cues[index] ?? {}))].sort((a, b) => a - b).slice(0, entrancesOfScene);
    for (const frame of entrance ? frames : []) {
      // One that falls into the transition is covered by its sound.
      if (frame >= lead)
        clips.push(clip(entrance!, 'effect', (from + frame) / fps, entrance!.seconds ?? 0.2, gain.entrance));
    }
    return clips;
  });
}

/** The user's own voice, one recording after the other from the start. */
function voiceovers({ userAudio }: SoundInput, total: number): SoundClip[] {
  return voiceoverPlaces(userAudio).map(({ audio: { asset }, at, seconds: whole }) => {
    const seconds = Math.min(whole || total, Math.max(0, total - at));
    return { ...clip(asset, 'voiceover', at, seconds, gain.voice), fadeIn: fade.voice, fadeOut: fade.voice };
  });
}

/** The user's effects, one at each scene change in turn, the first at the start when there is one scene. */
function userEffects({ userAudio, placed, fps }: SoundInput, total: number): SoundClip[] {
  const starts = placed.length > 1 ? placed.slice(1).map(({ from }) => from / fps) : [0];
  return userAudio
    .filter(({ role }) => role === 'sfx')
    .flatMap(({ asset }, index) => {
      const at = starts[index];
      if (at === undefined) return [];
      return [clip(asset, 'effect', at, Math.min(asset.seconds ?? 1, total - at), gain.user)];
    });
}
