import type { Station } from '@scenewright/core/scenes';
import { clamp, easeInOut, mix } from '../motion/curves.js';
import type { Cell, Point, Size, World } from './world.js';

export interface Camera {
  /** Point of the world in the middle of the picture. */
  x: number;
  y: number;
  /** Picture units to a unit of the world. */
  scale: number;
  /** Moves the world in the picture, so that a board stands below its head. */
  shift: Point;
  /** 0 at rest on a station, up to 1 on the way and over the whole. */
  away: number;
  /** 0 before the last view, 1 when all is seen. */
  overview: number;
}

export interface Route {
  stations: readonly Station[];
  world: World;
  canvas: Size;
  /** First frame of the last view, how long the camera draws back, and the box of the picture that the board gets; null when it stays. */
  overview: { from: number; frames: number; box: { x: number; y: number; width: number; height: number } } | null;
}

/** How far it draws back between two stations, so that both are seen to lie on one canvas. */
const dip = 0.16;

/** Where the camera stands at a frame. At rest its place is exact, so that a picture that stands still stays the same. */
export function cameraAt(route: Route, frame: number): Camera {
  const { stations, world, canvas } = route;
  const index = Math.max(
    0,
    stations.findLastIndex(({ from }) => from <= frame),
  );
  const { from, travel } = stations[index]!;
  const here = viewOf(world.cells[index]!, canvas);
  const linear = index === 0 || travel === 0 ? 1 : clamp((frame - from) / travel);
  const there = index === 0 ? here : viewOf(world.cells[index - 1]!, canvas);
  const out = linear <= 0 || linear >= 1 ? 0 : Math.sin(Math.PI * linear) ** 2;
  const on = between(there, here, easeInOut(linear));
  const camera: Camera = {
    ...on,
    scale: on.scale * (1 - dip * out),
    shift: { x: 0, y: 0 },
    away: out,
    overview: 0,
  };
  const last = route.overview;
  if (!last || frame < last.from) return camera;
  const back = easeInOut(clamp((frame - last.from) / last.frames));
  const { board } = world;
  const whole = {
    x: board.x + board.width / 2,
    y: board.y + board.height / 2,
    scale: Math.min(last.box.width / board.width, last.box.height / board.height),
  };
  return {
    ...between(here, whole, back),
    shift: {
      x: (last.box.x + last.box.width / 2 - canvas.width / 2) * back,
      y: (last.box.y + last.box.height / 2 - canvas.height / 2) * back,
    },
    away: back,
    overview: back,
  };
}

interface View extends Point {
  scale: number;
}

const viewOf = (cell: Cell, canvas: Size): View => ({
  x: cell.x + (cell.scale * canvas.width) / 2,
  y: cell.y + (cell.scale * canvas.height) / 2,
  scale: 1 / cell.scale,
});

/** Steady to the eye: the logarithm of the scale moves evenly, and where it changes the middle moves with it. */
function between(a: View, b: View, share: number): View {
  if (share <= 0) return a;
  if (share >= 1) return b;
  const ratio = Math.log(b.scale / a.scale);
  const scale = a.scale * Math.exp(ratio * share);
  const moved = Math.abs(ratio) < 0.05 ? share : (1 / scale - 1 / a.scale) / (1 / b.scale - 1 / a.scale);
  return { x: mix(a.x, b.x, moved), y: mix(a.y, b.y, moved), scale };
}

/** Where a point of the world lies in the picture. */
export function inPicture(camera: Camera, canvas: Size, point: Point): Point {
  return {
    x: canvas.width / 2 + camera.shift.x + (point.x - camera.x) * camera.scale,
    y: canvas.height / 2 + camera.shift.y + (point.y - camera.y) * camera.scale,
  };
}

/** Whether a cell is in the picture. */
export function isSeen(camera: Camera, cell: Cell, canvas: Size): boolean {
  const upper = inPicture(camera, canvas, cell);
  const side = cell.scale * camera.scale;
  return (
    upper.x < canvas.width &&
    upper.x + side * canvas.width > 0 &&
    upper.y < canvas.height &&
    upper.y + side * canvas.height > 0
  );
}
