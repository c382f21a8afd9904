import type { SceneKind } from '@scenewright/core/scenes';
import type { Palette } from '@scenewright/core/style';
import type { ComponentType } from 'react';
import type { GroundVariant } from '../look/look.js';
import type { SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';

/** Boxes of a station, in its own units from the reading side, between which the accent travels. */
export interface Landmark {
  /** Where what is drawn here begins: the foot of a bar, the start of a number. */
  land: Rect;
  /** What it looked like at the end: the line under the number, the end of the bar. */
  leave: Rect;
}
export type LandmarkFinder<K extends SceneKind> = (scene: SceneState<K>) => Landmark | null;

/** How a kind of scene is drawn, and what is known of its drawing. */
export interface SceneDrawing<K extends SceneKind = SceneKind> {
  Scene: ComponentType;
  /** Which strength of the pack's ground stands behind it; none where the scene itself fills the whole canvas. */
  ground: GroundVariant | null;
  /** It has a camera of its own, or never comes to rest: its second act is its own too. */
  ownCamera?: true;
  /** It fills its part of a choreography with a picture or a colour: nothing may stand in its margin. */
  fillsCell?: boolean;
  /** A colour that it lays where captions stand; else that is the ground. */
  underCaptions?: (palette: Palette) => string;
  /** It stands without a title of its own where the choreography says the same. */
  standsUntitled?: boolean;
  /** Where the accent of a choreography lands on it and leaves it; over its head when absent or null. */
  landmark?: LandmarkFinder<K>;
}

/** Drawings by kind, each with what belongs to its own kind. */
export type SceneDrawings = { [K in SceneKind]?: SceneDrawing<K> };
