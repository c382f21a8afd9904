import type { Warning } from '../errors/warning.js';

/** The warning when the user's own music has no beats to cut to. */
export const noBeatFound: Warning = {
  code: 'no_beat_found',
  message: 'No steady beat was found in your music: the scenes are not cut to it.',
};

/** The part of a track that is played again and again once its beginning has been heard. Seconds of the track. */
export interface MusicLoop {
  from: number;
  to: number;
}

/** Beats of a bar of nearly all music that is set under videos; a loop of whole bars does not stumble. */
const beatsOfBar = 4;
const fewestBeats = 2 * beatsOfBar;

/** Whole bars from the first beat on, so that the grid of beats goes on over the seam; the whole track without beats. */
export function musicLoop(seconds: number, beats: readonly number[] = []): MusicLoop {
  const inside = beats.filter((beat) => beat <= seconds);
  if (inside.length <= fewestBeats) return { from: 0, to: seconds };
  const count = inside.length - 1 - ((inside.length - 1) % beatsOfBar);
  return { from: inside[0]!, to: inside[count]! };
}

/** Seconds of the video at which a beat is heard, when the track is looped for as long as it takes. */
export function beatsThroughout(beats: readonly number[], trackSeconds: number, total: number): number[] {
  const { from, to } = musicLoop(trackSeconds, beats);
  const heard = beats.filter((beat) => beat < Math.min(to, total) - 1e-6);
  const again = beats.filter((beat) => beat >= from - 1e-6 && beat < to - 1e-6);
  const period = to - from;
  if (period < 1 || again.length === 0) return heard;
  for (let shift = period; from + shift < total; shift += period)
    heard.push(...again.map((beat) => beat + shift).filter((beat) => beat < total));
  return heard;
}

/** Seconds between beats: the median, so that a beat that was missed does not count. 0 without beats. */
export function beatSpacing(beats: readonly number[]): number {
  const gaps = beats.slice(1).map((beat, index) => beat - beats[index]!);
  return gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
}

/** What scenes lose on average when each of their cuts waits for a beat. Seconds for the whole. */
export function beatSlack(beats: readonly number[], scenes: number): number {
  return (Math.max(0, scenes - 1) * beatSpacing(beats)) / 2;
}
