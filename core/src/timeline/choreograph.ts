import type { Brief } from '../brief/brief.js';
import type { TimelineScene } from './timeline.js';
import type { PlacedScene } from './placed-scene.js';

/** The camera draws back at the end of a video of several stations: at most this long, at most this share of it. */
const longestOverview = 3.4;
const overviewShare = 0.2;
const fewestStations = 3;

/** Seconds at the end in which all stations are seen at once. */
const overviewSeconds = (brief: Brief, stations: number): number =>
  brief.multiScene || stations < fewestStations ? 0 : Math.min(longestOverview, brief.durationSeconds * overviewShare);

/** Seconds that the scenes have for themselves. */
export function stationSeconds(brief: Brief, stations: number): number {
  return brief.durationSeconds - overviewSeconds(brief, stations);
}

/** Frames of a single-scene video whose last station ends at a frame. */
export function choreographyFrames(brief: Brief, end: number, stations: number): number {
  const whole = Math.round(brief.durationSeconds * brief.fps);
  return Math.max(whole, end + Math.round(overviewSeconds(brief, stations) * brief.fps));
}

/** One scene of all: every storyboard scene a station of one canvas, its transition the way of the camera to it. */
export function choreograph(
  title: string,
  placed: readonly PlacedScene[],
  cues: readonly Readonly<Record<string, number>>[],
  frames: number,
): TimelineScene {
  const end = placed.at(-1)!.from + placed.at(-1)!.frames;
  return {
    id: 'choreography',
    from: 0,
    frames,
    transition: null,
    cues: {},
    seed: placed[0]!.scene.seed,
    kind: 'choreography',
    content: {
      title,
      stations: placed.map(({ scene, from, frames: own, transition }, index) => ({
        id: scene.id,
        kind: scene.kind,
        content: { ...scene.content },
        from,
        frames: own,
        travel: transition?.frames ?? 0,
        cues: cues[index]!,
        seed: scene.seed,
      })),
      overview: placed.length >= fewestStations && end < frames ? end : null,
    },
  };
}
