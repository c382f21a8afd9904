import type { Sentiment } from '@scenewright/core/figures';
import { seenOn, tone } from '../look/tone.js';
import type { SceneState } from '../scene-context/scene-context.js';

/** Ink of a share between ground (0) and text (1): tracks, quiet marks, guides. */
export function ink(scene: SceneState, share: number): string {
  return tone(scene.palette.background, scene.palette.text, share);
}

/** A mark that does not count, or not yet, among others that do: it has to be seen to be counted. */
export const inactive = ({ palette }: Pick<SceneState, 'palette'>): string =>
  seenOn(palette.background, palette.text, leastContrast.mark);

/** What a value moves along and has not filled. */
export const trackInk = ({ palette }: Pick<SceneState, 'palette'>): string =>
  seenOn(palette.background, palette.text, leastContrast.track);

/** Least contrast with the ground; on a dark one a small share of ink is no tone at all. */
const leastContrast = { mark: 1.6, track: 1.4 } as const;

/** Ink with a breath of the accent, so that what steps back belongs to it. */
export function tinted(scene: SceneState, share: number): string {
  return tone(ink(scene, share * 0.7), scene.palette.accent, 0.4);
}

/** What steps back beside a mark in the accent. */
export function quiet(scene: SceneState): string {
  return tinted(scene, 0.24);
}

/** Quiet steps for `count` parts beside the highlighted one, the darkest first. */
export function steps(scene: SceneState, count: number): string[] {
  // Neighbours touch: what is told by shade alone needs all of the scale, and little of the accent in it.
  const [dark, light] = [0.62, count > 3 ? 0.12 : 0.18];
  return Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0.26 : dark + ((light - dark) * index) / (count - 1);
    return tone(ink(scene, share), scene.palette.accent, 0.18);
  });
}

/** Colour of an outcome: by what it means for the viewer; the accent when it means neither good nor bad. */
export function outcomeColor(scene: SceneState, sentiment: Sentiment | undefined): string {
  if (sentiment === 'good') return scene.palette.positive;
  return sentiment === 'bad' ? scene.palette.negative : scene.palette.accent;
}
