import { depictionOf } from '@scenewright/core/figures';
import { trendOf } from '../depictions/depiction-view.js';
import { clamp, mix, spring } from '../motion/curves.js';
import { approach, gesture, mostGesture } from '../motion/gesture.js';
import { lifeSeconds } from '../motion/life.js';
import { pictureAfterTurn } from '../motion/second-act.js';
import { depths, viewAt } from '../motion/shot.js';
import { groundingOf } from './cut-edges.js';
import { isSeated } from '../world/seat-shadow.js';
import { frameOf, heldTo, largestIn } from './framing.js';
import type { SceneState } from '../scene-context/scene-context.js';

/** Share of the square that the drawing takes: a plate shows around it, a field does not need to. */
const drawnShare = { plate: 0.84, bleeding: 0.9, free: 0.92 } as const;

/** How much wider a square is at the most that it is turned: about six degrees. */
const leaning = 1.09;

/** How the picture of a scene stands at a frame, within its own layer: its square by its middle, from the reading side. */
export interface Stand {
  x: number;
  y: number;
  side: number;
  /** Degrees. */
  turn: number;
  scale: number;
}

/** Whether the picture stands on a plate of the pack. */
export function isPlated(scene: SceneState): boolean {
  const { picture, look } = scene;
  if (picture === null) return false;
  const { shows, arrangement, field } = picture;
  if (scene.art?.world !== undefined) return false;
  // A crowd of marks would hang over the edge of a plate.
  const crowd = shows !== null && depictionOf(shows, trendOf(scene)) === 'field';
  return field === null && !crowd && arrangement !== 'behind' && !(arrangement === 'bleed' && look.picture.plate === 'frame'); // prettier-ignore
}

/**
 * It lands with the pack's bounce, follows the camera, floats and takes its poses for as long as it is seen; one that is
 * whole stays so.
 */
export function standOf(scene: SceneState): Stand {
  const { picture, frame, at, look } = scene;
  const { arrangement } = picture!;
  const box = scene.carried?.box ?? picture!.box;
  const seconds = lifeSeconds(scene) + scene.random('float') * 4;
  // What stands on something neither floats nor tips over.
  const free =
    picture!.drawing && (groundingOf(picture!.drawing) === 'seat' || isSeated(scene, picture!.drawing)) ? 0 : 1;
  const view = viewAt(scene, depths.picture);
  const landed = mix(0.8, 1, spring(Math.max(0.3, look.motion.bounce))(clamp(frame / at(24))));
  const pose = gesture(scene);
  const x = box.x + box.width / 2 + view.x;
  const y = box.y + box.height / 2 + view.y + free * Math.sin(seconds * 1.15) * 0.014 * box.height;
  const side = box.width * drawnShare[!isPlated(scene) ? 'free' : arrangement === 'bleed' ? 'bleeding' : 'plate'];
  const growth = view.scale * pose.scale * approach(scene);
  // The corners of what is turned reach further.
  const room = roomAt(scene, x, y, side * (free ? leaning : 1));
  return {
    x,
    y,
    side,
    turn: free * (Math.sin(seconds * 0.8) * 1.7 + pose.turn + (arrangement === 'behind' ? 7 : 0)),
    scale: Math.min(room, landed * heldTo(room, growth, mostGesture * (1 + look.motion.shot.reach * depths.picture))),
  };
}

/** How large a square at a place of the picture's own layer may become on the canvas. */
function roomAt(scene: SceneState, x: number, y: number, side: number): number {
  const { box } = scene.picture!;
  const { scale, pivot } = pictureAfterTurn(scene);
  const [px, py] = [box.x + box.width * pivot[0], box.y + box.height * pivot[1]];
  return largestIn(frameOf(scene, box), px + (x - px) * scale, py + (y - py) * scale, side * scale);
}

/** The same on the canvas, with what the turn of its shot has done to its layer. */
export function standOnCanvas(scene: SceneState): Stand {
  const stand = standOf(scene);
  const { box } = scene.picture!;
  const { scale, pivot } = pictureAfterTurn(scene);
  const [px, py] = [box.x + box.width * pivot[0], box.y + box.height * pivot[1]];
  return { ...stand, x: px + (stand.x - px) * scale, y: py + (stand.y - py) * scale, scale: stand.scale * scale };
}
