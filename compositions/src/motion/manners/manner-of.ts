import type { SceneState } from '../../scene-context/scene-context.js';
import { lifeSeconds } from '../life.js';
import type { Manner, Pose } from './manner.js';
import { rest } from './manner.js';
import { heldUp, manners } from './manners.js';

const byThing = new Map<string, Manner>(
  manners.flatMap((manner) => manner.things.split(/\s+/u).map((thing): [string, Manner] => [thing, manner])),
);
const known = new Map<string, Manner>();

/** How the drawing of a name moves: by its whole name, else by the longest of its ends or beginnings that is known. */
export function mannerOf(name: string): Manner {
  const found = known.get(name) ?? lookUp(name);
  known.set(name, found);
  return found;
}

function lookUp(name: string): Manner {
  const words = name.split('-');
  for (let length = words.length; length > 0; length--) {
    // English names a thing last, and tells what it is like before.
    const manner = byThing.get(words.slice(-length).join('-')) ?? byThing.get(words.slice(0, length).join('-'));
    if (manner) return manner;
  }
  return heldUp;
}

/** The pose of a thing at this frame, in the steps of what moves slowly; `strength` 1 as the manner says. */
export function posed(scene: SceneState, name: string, strength: number): Pose {
  if (strength === 0) return rest;
  const pose = { ...rest, ...mannerOf(name).pose({ seconds: lifeSeconds(scene), lasts: scene.lasts / scene.fps }) };
  if (strength === 1) return pose;
  const share = (value: number): number => 1 + (value - 1) * strength;
  return {
    ...{ x: pose.x * strength, y: pose.y * strength, turn: pose.turn * strength, lean: pose.lean * strength },
    ...{ wide: share(pose.wide), high: share(pose.high) },
  };
}

/** CSS of a drawing that moves by what it is. */
export function poseStyle(
  scene: SceneState,
  name: string,
  strength: number,
): { transform?: string; transformOrigin?: string } {
  if (strength === 0) return {};
  const { x, y, turn, wide, high, lean } = posed(scene, name, strength);
  const [px, py] = mannerOf(name).pivot ?? [0.5, 0.5];
  return {
    transformOrigin: `${px * 100}% ${py * 100}%`,
    transform:
      `translate(${(100 * x).toFixed(2)}%, ${(100 * y).toFixed(2)}%) rotate(${turn.toFixed(2)}deg)` +
      ` skewX(${(-lean).toFixed(2)}deg) scale(${wide.toFixed(4)}, ${high.toFixed(4)})`,
  };
}
