import type { Drawing } from '@scenewright/core/drawings';
import { luminance } from '@scenewright/core/style';
import { depthOf, groundInk, tone } from '../../look/tone.js';
import type { SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';

/** What a set is built around: the one thing that a shot shows, and where it may stand. */
export interface SetProps {
  drawing: Drawing;
  /** The part of the canvas in which the thing is seen whole: over captions, and over a plate with words. */
  clear: Rect;
  colors: SetColors;
}

/** The colours of a place: one ground in four depths. */
export interface SetColors {
  /** What fills the frame. */
  wall: string;
  /** What things stand on, and what is nearest. */
  floor: string;
  near: string;
  /** A near tone of the wall, for what is painted on it. */
  stripe: string;
  /** The light behind the thing: as near to the canvas as nothing else, so that a drawing in the accent shows on it. */
  light: string;
}

export function setColors({ palette }: Pick<SceneState, 'palette'>): SetColors {
  const ink = groundInk(palette);
  if (luminance(palette.background) < 0.1) {
    const deep = depthOf(ink);
    const lit = (share: number): string => tone(palette.background, deep, share);
    return { wall: lit(0.7), floor: lit(1), near: tone(deep, ink, 0.16), stripe: lit(0.82), light: lit(0.12) };
  }
  const mixed = (share: number): string => tone(palette.background, ink, share);
  return { wall: mixed(0.22), floor: mixed(0.36), near: mixed(0.5), stripe: mixed(0.27), light: mixed(0.05) };
}
