import type { SceneState } from '../scene-context/scene-context.js';

/**
 * What lives in a shot between its entrances and its exit is slow and small: forms of the ground, its picture. It steps
 * this many times a second; at such speeds the eye sees no more, and the frames between cost a capture nothing.
 */
const stepsPerSecond = 15;

/** Seconds since the scene began, in the steps of what moves slowly. */
export function lifeSeconds({ age, fps }: Pick<SceneState, 'age' | 'fps'>): number {
  const step = Math.max(1, Math.round(fps / stepsPerSecond));
  return (Math.floor(age / step) * step) / fps;
}

/** Share of the scene that has passed, 0 to 1, in the same steps. */
export function lifeShare(scene: Pick<SceneState, 'age' | 'fps' | 'lasts'>): number {
  return Math.min(1, (lifeSeconds(scene) * scene.fps) / Math.max(1, scene.lasts));
}

/**
 * A point on a circle of radius 1 that goes round in `period` seconds from a place of its own. Its speed never changes,
 * so that nothing seems to stop, as it would at the turning points of a swing.
 */
export function orbit(scene: SceneState, name: string, period: number): { x: number; y: number } {
  const angle = 2 * Math.PI * (lifeSeconds(scene) / period + scene.random(name));
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** Degrees turned since the scene began, at a steady speed. */
export function turnedBy(scene: SceneState, degreesPerSecond: number): number {
  return degreesPerSecond * lifeSeconds(scene);
}

/** How far a band has come that passes again and again: 0 to 1 in `period` seconds, from a place of its own. */
export function passing(scene: SceneState, name: string, period: number): number {
  return (lifeSeconds(scene) / period + scene.random(name)) % 1;
}
