import type { SceneState } from '../scene-context/scene-context.js';
import { clamp, spring } from './curves.js';
import { lifeShare } from './life.js';

/** Seconds after which what is seen acts again, where no word is stressed: before a held shot looks frozen. */
const [firstAct, pause] = [2.1, 2.6];
/** Frames at 30 fps that an act takes. */
const actFrames = 22;
/** Degrees and size of the poses that a picture takes in turn; it ends as large as it gets. */
const poses = [
  { turn: -2, scale: 1 },
  { turn: 3.5, scale: 1.06 },
  { turn: -3.5, scale: 1.02 },
  { turn: 2, scale: 1.08 },
] as const;

export interface Gesture {
  /** Degrees, from upright. */
  turn: number;
  scale: number;
}

/** Frames of the scene at which its picture acts: with words that are stressed late, else at a steady pace. */
function acts({ stresses, fps, lasts, frame, age }: SceneState): number[] {
  const headStart = frame - age;
  const found: number[] = [];
  const end = lasts - fps;
  let next = firstAct * fps;
  while (next < end) {
    const word = stresses.find(({ from, at }) => at === undefined && Math.abs(from - headStart - next) < 0.7 * fps);
    const at = word ? word.from - headStart : next;
    found.push(at);
    next = at + pause * fps;
  }
  return found;
}

/**
 * The second stage of a shot: every few seconds its picture takes another pose with a spring, on a stressed word where
 * there is one. Packs without any bounce lean less.
 */
export function gesture(scene: SceneState, strength = 1): Gesture {
  const { age, look } = scene;
  const side = scene.random('gesture') < 0.5 ? -1 : 1;
  const curve = spring(Math.max(0.35, look.motion.bounce));
  let pose: { turn: number; scale: number } = poses[0];
  acts(scene).forEach((at, index) => {
    const share = curve(clamp((age - at) / scene.at(actFrames)));
    const to = poses[1 + (index % (poses.length - 1))]!;
    if (share > 0) pose = { turn: between(pose.turn, to.turn, share), scale: between(pose.scale, to.scale, share) };
  });
  return {
    turn: side * pose.turn * strength * (look.motion.bounce > 0 ? 1 : 0.4),
    scale: 1 + (pose.scale - 1) * strength,
  };
}

const nearer = 0.05;
/** As large as a picture gets by its poses and the camera, against its own size. */
export const mostGesture = (1 + nearer) * Math.max(...poses.map(({ scale }) => scale));

/** How much nearer the camera has come to a picture, in every move that it makes: slow, and never for letters. */
export const approach = (scene: SceneState): number => 1 + nearer * lifeShare(scene);

/** Unlike `mix` of the curves it passes the end where a spring does. */
const between = (from: number, to: number, share: number): number => from + (to - from) * share;
