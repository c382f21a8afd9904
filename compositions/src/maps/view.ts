import type { Rect } from '../scene-context/rect.js';
import { countryMiddles, worldSize } from './world.js';

export interface MapView {
  /** Canvas units per unit of the world's plane. */
  scale: number;
  /** Point of the plane that stands in the middle of the box. */
  x: number;
  y: number;
}

/** The view that shows the countries with room around them; never nearer than a quarter of the world. */
export function viewOf(codes: readonly string[], box: Rect): MapView {
  const points = codes.map((code) => countryMiddles[code]).filter((point) => point !== undefined);
  if (points.length === 0)
    return { scale: box.width / worldSize.width, x: worldSize.width / 2, y: worldSize.height / 2 };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const width = Math.max((right - left) * 1.45 + 60, 420);
  const height = Math.max((bottom - top) * 1.5 + 60, 300);
  const scale = Math.min(box.width / width, box.height / height);
  return { scale: Math.max(scale, box.width / worldSize.width), x: (left + right) / 2, y: (top + bottom) / 2 };
}

export interface Pin {
  x: number;
  y: number;
  radius: number;
}

/** Moves pins apart until none covers another, in canvas units. */
export function apart(pins: readonly Pin[], gap: number): Pin[] {
  const moved = pins.map((pin) => ({ ...pin }));
  for (let round = 0; round < 60; round++)
    for (let a = 0; a < moved.length; a++)
      for (let b = a + 1; b < moved.length; b++) {
        const [p, q] = [moved[a]!, moved[b]!];
        const [dx, dy] = [q.x - p.x, q.y - p.y];
        const far = Math.hypot(dx, dy);
        const want = p.radius + q.radius + gap;
        if (far >= want) continue;
        const [ux, uy] = far < 0.01 ? [0.7, 0.7] : [dx / far, dy / far];
        const push = (want - far) / 2;
        p.x -= ux * push;
        p.y -= uy * push;
        q.x += ux * push;
        q.y += uy * push;
      }
  return moved;
}
