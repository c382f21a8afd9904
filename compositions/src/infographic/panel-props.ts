import type { Panel, PanelKind } from '@scenewright/core/scenes';
import { clamp } from '../motion/curves.js';
import type { SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';

export interface PanelProps<K extends PanelKind = PanelKind> {
  panel: Panel<K>;
  /** Inside of the card, under its title. */
  box: Rect;
  /** Local frame at which the panel begins. */
  from: number;
  /** Layout units that solids reach back; 0 in the flat style. */
  depth: number;
}

/** Frame at which an element of a panel enters: one after another within the panel's turn. */
export function turn(scene: SceneState, from: number, index: number): number {
  return from + scene.at(6 + index * 4 * (scene.spread ?? 1));
}

/** 0 to 1 over `frames` (at 30 fps). */
export function share(scene: SceneState, from: number, frames: number): number {
  return clamp((scene.frame - from) / scene.at(frames));
}

/** A number whose mark can be drawn as a share of a full circle or track. */
export function isShare(figure: { unit: string; magnitude: number; display: string }): boolean {
  return (
    figure.unit === 'percent' &&
    figure.magnitude >= 0 &&
    figure.magnitude <= 100 &&
    !/^[+\-−–]/.test(figure.display.trim())
  );
}
