import type { VideoJob } from '@scenewright/core/jobs';
import type { Timeline } from '@scenewright/core/timeline';
import { spread } from './spread.js';

/** Interface 8: `max_frames` is 12 at most. */
export const mostPictures = 12;

/** Where a filmstrip looks at a scene. */
export interface Moment {
  sceneId: string;
  frame: number;
}

type Filmed = Pick<VideoJob, 'multiScene' | 'scenes'>;

/** The middle of each scene, of `max` scenes at most. Decisions, `frames`. */
export function momentsOf(job: Filmed, timeline: Timeline, max: number): Moment[] {
  const scenes = job.multiScene ? timeline.scenes : oneScene(job, timeline);
  return spread(scenes, max).map(({ id, from, frames }) => ({ sceneId: id, frame: from + Math.floor(frames / 2) }));
}

/** The frames of all filmstrips that can be asked for, the shortest and the longest, in their order. */
export function framesOfAll(job: Filmed, timeline: Timeline): number[] {
  const lengths = Array.from({ length: mostPictures }, (_, at) => at + 1);
  const frames = lengths.flatMap((max) => momentsOf(job, timeline, max).map(({ frame }) => frame));
  return [...new Set(frames)].sort((a, b) => a - b);
}

/** A single-scene video shows one picture, however many beats its timeline has. */
function oneScene(job: Filmed, { frames, scenes }: Timeline): { id: string; from: number; frames: number }[] {
  return [{ id: job.scenes[0]?.id ?? scenes[0]?.id ?? '', from: 0, frames }];
}
