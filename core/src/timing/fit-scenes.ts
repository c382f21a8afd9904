import type { Figure } from '../figures/figure.js';
import { sceneFields } from '../scenes/walk-scene-text.js';
import { sceneKindOf } from '../scenes/scene-content.js';
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

/** What must change before the scenes fit the asked length: nothing when `fits`. */
export interface Fit {
  fits: boolean;
  /** Pace at which to speak. */
  pace: number;
  /** Ids of the scenes to show without their narration. */
  silence: string[];
  /** Ids of the scenes to give up, least weighty first. */
  drop: string[];
}

/** At most this share of the narrated scenes falls silent before any is given up. */
const silencedShare = 1 / 3;

/**
 * Tries to speak faster, then gives up summaries, then lets pictures speak for themselves, then gives up
 * scenes; as much of each as it takes.
 */
export function fitScenes(input: FitInput): Fit {
  const asked = Math.round(input.seconds * input.transitions.fps);
  const tolerated = asked * (1 + toleratedOverrun);
  const mostSilent = Math.floor(
    input.scenes.filter(({ id }) => input.speechSeconds(id) !== null).length * silencedShare,
  );
  let scenes = [...input.scenes];
  const drop: string[] = [];
  const silence: string[] = [];
  const least = (factor: number, tight = false): number => leastFrames(input, scenes, silence, factor, tight);
  const fit = (pace: number): Fit => {
    const quiet = silence.filter((id) => !drop.includes(id));
    return { fits: drop.length + quiet.length === 0 && pace === input.pace, pace, silence: quiet, drop };
  };
  for (;;) {
    if (least(1, true) <= asked) return fit(input.pace);
    const most = Math.max(1, fastestPace / input.pace);
    if (least(most) <= tolerated) {
      const faster = smallestEnough(1, most, (factor) => least(factor) <= asked);
      return fit(Math.min(fastestPace, Math.ceil(input.pace * faster * 100) / 100));
    }
    const summary = leastWeighty(scenes.filter((scene, index) => index > 0 && isSummary(scene, scenes)));
    const quiet = silence.length < mostSilent ? mostTalkative(input, scenes, silence) : undefined;
    if (summary === undefined && quiet !== undefined) {
      silence.push(quiet);
      continue;
    }
    const victim = summary ?? (scenes.length > 1 ? leastWeighty(scenes) : undefined);
    if (victim === undefined) return fit(Math.max(input.pace, fastestPace));
    drop.push(victim);
    scenes = scenes.filter((scene) => scene.id !== victim);
  }
}

/** The scene that gains most by falling silent: of light scenes rather than weighty ones. */
function mostTalkative(
  input: FitInput,
  scenes: readonly StoryboardScene[],
  silence: readonly string[],
): string | undefined {
  const factor = Math.max(1, fastestPace / input.pace);
  const before = leastFrames(input, scenes, silence, factor, false);
  return scenes
    .filter(({ id }) => input.speechSeconds(id) !== null && !silence.includes(id))
    .map(({ id, weight }) => ({
      id,
      gain: (before - leastFrames(input, scenes, [...silence, id], factor, false)) / weight,
    }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)[0]?.id;
}

/** Frames of the whole at its shortest, when the voice is faster by a factor. */
function leastFrames(
  input: FitInput,
  scenes: readonly StoryboardScene[],
  silence: readonly string[],
  factor: number,
  tight: boolean,
): number {
  const transitions = chooseTransitions(scenes, input.transitions);
  const needs = sceneNeeds(scenes, transitions, {
    fps: input.transitions.fps,
    readingFactor: tightestReading,
    // Counted on only when the recordings exist: the rests make up for a voice that is not exactly as fast as asked.
    tight,
    speechSeconds: (id) => {
      const seconds = silence.includes(id) ? null : input.speechSeconds(id);
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

/** The opening and the close hold the arc: they are given up last. */
function leastWeighty(scenes: readonly StoryboardScene[]): string | undefined {
  const rank = (scene: StoryboardScene, index: number): number =>
    scene.weight + (index === 0 ? 200 : index === scenes.length - 1 && closes(scene) ? 100 : 0);
  return scenes
    .map((scene, index) => ({ id: scene.id, rank: rank(scene, index), index }))
    .sort((a, b) => a.rank - b.rank || b.index - a.index)[0]?.id;
}

/** A scene that only sums up figures that stand elsewhere: nothing that was asked for is lost with it. */
function isSummary(scene: StoryboardScene, scenes: readonly StoryboardScene[]): boolean {
  const elsewhere = new Set(scenes.filter((other) => other !== scene).flatMap((other) => figuresIn(other)));
  const own = figuresIn(scene);
  return own.length > 1 && own.every((figure) => elsewhere.has(figure));
}

/** The displays of all figures of a scene. */
const figuresIn = (scene: StoryboardScene): string[] =>
  sceneFields(scene, 'figure').map(({ value }) => (value as Figure).display);

const closes = ({ kind }: StoryboardScene): boolean => sceneKindOf(kind).arc === 'closes';
