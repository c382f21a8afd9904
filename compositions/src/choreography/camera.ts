import type { Station } from '@scenewright/core';
import { clamp, easeInOut, mix } from '../motion/curves.js';
import type { Point, World } from './world.js';

export interface Camera {
  /** Point of the world in the middle of the picture. */
  x: number;
  y: number;
  /** 1 shows one cell, less shows more. */
  scale: number;
  /** 0 at rest on a station, up to 1 on the way and over the whole. */
  away: number;
  /** 0 before the last view, 1 when all is seen. */
  overview: number;
}

export interface Route {
  stations: readonly Station[];
  world: World;
  canvas: { width: number; height: number };
  /** First frame of the last view, and how long the camera draws back; null when it stays. */
  overview: { from: number; frames: number; margin: number } | null;
}

/** How far it draws back between two stations, so that both are seen to lie on one canvas. */
const dip = 0.2;

/** Where the camera stands at a frame. At rest its place is exact, so that a picture that stands still stays the same. */
export function cameraAt(route: Route, frame: number): Camera {
  const { stations, world, canvas } = route;
  const centre = (cell: Point): Point => ({ x: cell.x + canvas.width / 2, y: cell.y + canvas.height / 2 });
  const index = Math.max(
    0,
    stations.findLastIndex(({ from }) => from <= frame),
  );
  const { from, travel } = stations[index]!;
  const here = centre(world.cells[index]!);
  const linear = index === 0 || travel === 0 ? 1 : clamp((frame - from) / travel);
  const there = index === 0 ? here : centre(world.cells[index - 1]!);
  const progress = easeInOut(linear);
  const out = linear <= 0 || linear >= 1 ? 0 : Math.sin(Math.PI * linear) ** 2;
  const camera: Camera = {
    x: mix(there.x, here.x, progress),
    y: mix(there.y, here.y, progress),
    scale: 1 - dip * out,
    away: out,
    overview: 0,
  };
  const last = route.overview;
  if (!last || frame < last.from) return camera;
  const back = easeInOut(clamp((frame - last.from) / last.frames));
  const whole = Math.min(
    (canvas.width - 2 * last.margin) / world.width,
    (canvas.height - 2 * last.margin) / world.height,
  );
  // Steady to the eye: the logarithm of the scale moves evenly, and the middle moves with it.
  const scale = back >= 1 ? whole : Math.exp(mix(0, Math.log(whole), back));
  const drawn = whole === 1 ? back : (1 - 1 / scale) / (1 - 1 / whole);
  return {
    x: mix(here.x, world.width / 2, back >= 1 ? 1 : drawn),
    y: mix(here.y, world.height / 2, back >= 1 ? 1 : drawn),
    scale,
    away: back,
    overview: back,
  };
}

/** Whether a cell is in the picture. */
export function isSeen(camera: Camera, cell: Point, canvas: { width: number; height: number }): boolean {
  const reach = { x: canvas.width / 2 / camera.scale, y: canvas.height / 2 / camera.scale };
  return (
    cell.x < camera.x + reach.x &&
    cell.x + canvas.width > camera.x - reach.x &&
    cell.y < camera.y + reach.y &&
    cell.y + canvas.height > camera.y - reach.y
  );
}
