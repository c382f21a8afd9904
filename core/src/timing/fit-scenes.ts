import type { StoryboardScene } from '../storyboard/storyboard.js';
import { sceneNeeds } from './scene-needs.js';
import { chooseTransitions, type TransitionOptions } from './transitions.js';

/** The voice is never faster than this against its natural pace. */
export const fastestPace = 1.2;
/** Share by which a video may be longer than asked before scenes are given up (issue: ±5 %). */
export const toleratedOverrun = 0.05;
/** Reading time is cut to this share at most. */
export const tightestReading = 0.6;

export interface FitInput {
  scenes: readonly StoryboardScene[];
  /** Seconds that were asked for. */
  seconds: number;
  /** Seconds of the recordings, made at `pace`; null for a silent scene. */
  speechSeconds: (sceneId: string) => number | null;
  /** Pace of those recordings. */
  pace: number;
  transitions: TransitionOptions;
}

/** What must change before the scenes fit the asked length: nothing when `pace` is as it was and `drop` is empty. */
export interface Fit {
  fits: boolean;
  /** Pace at which to speak. */
  pace: number;
  /** Ids of the scenes to give up, least weighty first. */
  drop: string[];
}

/** Tries to read faster, then to speak faster, then gives up scenes; the first that is enough. */
export function fitScenes(input: FitInput): Fit {
  const asked = Math.round(input.seconds * input.transitions.fps);
  const tolerated = asked * (1 + toleratedOverrun);
  let scenes = [...input.scenes];
  const drop: string[] = [];
  for (;;) {
    if (leastFrames(input, scenes, 1, true) <= asked) {
      return { fits: drop.length === 0, pace: input.pace, drop };
    }
    const most = Math.max(1, fastestPace / input.pace);
    if (leastFrames(input, scenes, most) <= tolerated) {
      const faster = smallestEnough(1, most, (factor) => leastFrames(input, scenes, factor) <= asked);
      const pace = Math.min(fastestPace, Math.ceil(input.pace * faster * 100) / 100);
      return { fits: drop.length === 0 && pace === input.pace, pace, drop };
    }
    const victim = leastWeighty(scenes);
    if (victim === undefined) {
      const pace = Math.max(input.pace, fastestPace);
      return { fits: drop.length === 0 && pace === input.pace, pace, drop };
    }
    drop.push(victim);
    scenes = scenes.filter((scene) => scene.id !== victim);
  }
}

/** Frames of the whole at its shortest, when the voice is faster by a factor. */
function leastFrames(input: FitInput, scenes: readonly StoryboardScene[], factor: number, tight = false): number {
  const transitions = chooseTransitions(scenes, input.transitions);
  const needs = sceneNeeds(scenes, transitions, {
    fps: input.transitions.fps,
    readingFactor: tightestReading,
    // Counted on only when the recordings exist: the rests make up for a voice that is not exactly as fast as asked.
    tight,
    speechSeconds: (id) => {
      const seconds = input.speechSeconds(id);
      return seconds === null ? null : seconds / factor;
    },
  });
  return needs.reduce((sum, need, index) => sum + need.min - (transitions[index]?.frames ?? 0), 0);
}

function smallestEnough(low: number, high: number, enough: (value: number) => boolean): number {
  if (!enough(high)) return high;
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (enough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** The opening and the close hold the arc: they are given up last, and one scene always stays. */
function leastWeighty(scenes: readonly StoryboardScene[]): string | undefined {
  if (scenes.length < 2) return undefined;
  const rank = (scene: StoryboardScene, index: number): number =>
    scene.weight + (index === 0 ? 200 : index === scenes.length - 1 && closes(scene) ? 100 : 0);
  return scenes
    .map((scene, index) => ({ id: scene.id, rank: rank(scene, index), index }))
    .sort((a, b) => a.rank - b.rank || b.index - a.index)[0]!.id;
}

const closes = (scene: StoryboardScene): boolean =>
  scene.kind === 'end-card' || scene.kind === 'call-to-action' || scene.kind === 'logo-sting';
