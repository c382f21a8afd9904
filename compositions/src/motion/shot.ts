import type { ShotMove } from '../look/shot-character.js';
import type { SceneState } from '../scene-context/scene-context.js';
import { lifeShare } from './life.js';

/** Depths of what the camera sees: type stands at 0, since moving letters shimmer; what is nearer moves more. */
export const depths = { ground: 1, picture: 1.4 } as const;

export interface View {
  /** Canvas units from the reading side, and down. */
  x: number;
  y: number;
  /** About the middle of what is moved. */
  scale: number;
}

/** The camera's move in a scene. */
export function moveOf({ look, random, shot }: Pick<SceneState, 'look' | 'random' | 'shot'>): ShotMove {
  const { moves } = look.motion.shot;
  const place = shot ?? Math.floor(random('shot') * 6);
  return moves[Math.floor((place * moves.length) / 6)]!;
}

/** How far the camera has moved what lies at a depth. Half of a way lies behind its place, half of it before. */
export function viewAt(scene: SceneState, depth: number): View {
  const { width, height, look } = scene;
  const share = lifeShare(scene);
  const reach = look.motion.shot.reach * depth;
  const way = reach * Math.max(width, height) * (share - 0.5);
  switch (moveOf(scene)) {
    case 'push':
      return { x: 0, y: 0, scale: 1 + reach * share };
    case 'pull':
      return { x: 0, y: 0, scale: 1 + reach * (1 - share) };
    case 'along':
      return { x: way, y: 0, scale: 1 };
    case 'against':
      return { x: -way, y: 0, scale: 1 };
    case 'rise':
      return { x: 0, y: -way, scale: 1 };
    case 'sink':
      return { x: 0, y: way, scale: 1 };
  }
}
