import type { SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import type { Echo } from './echo.js';

/** Places in a lying area, as shares of its width and height; the side is a share of its height. */
const lying = [
  { x: 0.07, y: 0.5, side: 0.66, turn: -14, depth: 1.9 },
  { x: 0.93, y: 0.44, side: 0.6, turn: 12, depth: 1.9 },
  { x: 0.255, y: 0.2, side: 0.34, turn: 9, depth: 0.8 },
  { x: 0.75, y: 0.62, side: 0.38, turn: -8, depth: 0.8 },
] as const;
/** In an upright area at the end of a canvas, with the words before it; the side is a share of its width. */
const upright = [
  { x: 0.94, y: 0.08, side: 0.5, turn: 16, depth: 1.9 },
  { x: 0.36, y: 0.07, side: 0.26, turn: -12, depth: 0.8 },
  { x: 0.9, y: 0.76, side: 0.42, turn: -10, depth: 1.9 },
] as const;

/** Places for copies of a picture in an area around it: depth before and behind, and one motif that fills its field. */
export function echoesIn(area: Rect, scene: Pick<SceneState, 'random'>, atStart = false): Echo[] {
  const lies = area.width >= area.height;
  const flip = lies ? scene.random('echoes') < 0.5 : atStart;
  return (lies ? lying : upright).map(({ x, y, side, turn, depth }) => {
    const length = side * (lies ? area.height : area.width);
    const at = flip ? 1 - x : x;
    const box = { x: area.x + at * area.width - length / 2, y: area.y + y * area.height - length / 2, width: length, height: length }; // prettier-ignore
    return { box, turn: flip ? -turn : turn, depth };
  });
}

/** The foot of a tall canvas has a picture of its own: it rises in the middle, between two others. */
export function echoesOnFoot(foot: Rect): Echo[] {
  const at = (x: number, y: number, side: number, turn: number, depth: number): Echo => ({
    box: { x: foot.x + x * foot.width - side / 2, y: foot.y + y * foot.height - side / 2, width: side, height: side },
    turn,
    depth,
  });
  return [
    at(0.1, 0.72, foot.width * 0.36, -16, 0.8),
    at(0.92, 0.66, foot.width * 0.42, 14, 1.2),
    at(0.5, 0.78, foot.width * 0.56, -4, 2.2),
  ];
}
