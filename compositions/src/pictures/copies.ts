import type { SceneState } from '../scene-context/scene-context.js';

/**
 * Whether copies of its picture stand around a scene. Depth for a shot now and then: in every one they would be wallpaper. Of
 * three shots in a row one is numbered so low at most.
 */
export const bearsCopies = ({ shot, random }: Pick<SceneState, 'shot' | 'random'>): boolean =>
  (shot ?? Math.floor(random('shot') * 6)) < 2;
