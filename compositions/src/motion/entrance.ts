import type { CSSProperties } from 'react';
import type { EntranceKind } from '../look/look.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import { clamp, easeOut, mix, spring } from './curves.js';

export interface Entrance {
  /** 0 before, exactly 1 when settled; eased, may pass 1 on the way when the look bounces. */
  progress: number;
  /** 0..1 without easing. */
  linear: number;
  /** Transform and opacity for the element; empty when settled. */
  style: CSSProperties;
}

export interface EntranceOptions {
  kind?: EntranceKind;
  /** Frames at 30 fps; else the look's. */
  frames?: number;
  /** Layout units that it travels; else the look's. */
  distance?: number;
}

/** Entrance of an element that begins at a local frame. A plain function, so that it can be called in a loop. */
export function entrance(scene: SceneState, from: number, options: EntranceOptions = {}): Entrance {
  const { motion } = scene.look;
  const kind = options.kind ?? motion.entrance;
  const linear = clamp((scene.frame - from) / scene.at(options.frames ?? motion.frames));
  const progress =
    linear >= 1 ? 1 : kind === 'slam' || kind === 'pop' ? spring(motion.bounce)(linear) : spring(0)(linear);
  return { progress, linear, style: entranceStyle(scene, kind, linear, progress, options.distance ?? motion.distance) };
}

/** The look's entrance at a cue. */
export function useEntrance(from: number, options: EntranceOptions = {}): Entrance {
  return entrance(useScene(), from, options);
}

function entranceStyle(
  scene: SceneState,
  kind: EntranceKind,
  linear: number,
  progress: number,
  distance: number,
): CSSProperties {
  if (linear >= 1) return {};
  if (linear <= 0) return { opacity: 0 };
  const opacity = easeOut(linear * 1.6);
  const travel = distance * scene.u;
  switch (kind) {
    case 'fade':
      return { opacity, transform: `translateY(${mix(travel, 0, progress)}px)` };
    case 'rise':
    case 'reveal':
      return { opacity, transform: `translateY(${mix(travel, 0, progress)}px)` };
    case 'slide':
      return { opacity, transform: `translateX(${mix(scene.direction === 'rtl' ? travel : -travel, 0, progress)}px)` };
    case 'slam':
      return { opacity: easeOut(linear * 3), transform: `scale(${mix(1.35, 1, progress)})` };
    case 'pop':
      return { opacity: easeOut(linear * 2.5), transform: `scale(${mix(0.6, 1, progress)})` };
    case 'type':
      return { opacity: linear < 0.15 ? 0 : 1 };
  }
}

/** Start frames of elements that follow each other by the look's stagger. */
export function staggered(scene: SceneState, first: number, index: number, step = scene.look.motion.stagger): number {
  return first + scene.at(step * index);
}
