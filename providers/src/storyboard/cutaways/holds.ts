import { estimateSpeechSeconds } from '@scenewright/core/language';
import { sceneKindOf } from '@scenewright/core/scenes';
import type { StoryboardScene } from '@scenewright/core/storyboard';

/** Seconds for which one view of words or of a number holds the eye. */
export const viewSeconds = 5.2;
/** After the last word of what is told in a view. */
const restSeconds = 1;
/** A scene of at least this many parts shows one after the other: its time is taken. */
export const manyParts = 3;
const partSeconds = 1.9;

/** Seconds for which a scene holds the eye. */
export function holdOf(scene: StoryboardScene, language: string): number {
  if (scene.seconds !== undefined) return scene.seconds;
  const parts = partsOf(scene);
  const dull = Math.min(viewSeconds, sceneKindOf(scene.kind).seconds?.[1] ?? viewSeconds);
  return Math.max(narrationSeconds(scene, language), parts >= manyParts ? viewSeconds + parts * partSeconds : dull);
}

/** Seconds for which its voice needs it. */
export const narrationSeconds = ({ narration }: StoryboardScene, language: string): number =>
  narration === null ? 0 : estimateSpeechSeconds(narration, language) + restSeconds;

export const partsOf = ({ content }: StoryboardScene): number =>
  Math.max(0, ...Object.values(content).map((value) => (Array.isArray(value) ? value.length : 0)));
