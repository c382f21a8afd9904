import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { clamp, easeInOut, mix } from '../motion/curves.js';
import { useScene, type Rect } from '../scene-context/scene-context.js';
import type { Camera, Route } from './camera.js';

/** Share of a way in which the mark draws together, travels as a dot, and spreads again. */
const together = 0.35;
const apart = 0.65;

/**
 * The accent that goes along: a bar under the title, a dot while the camera is on its way, and on every station a line
 * at the foot of the picture that is longer than on the one before. Over the whole board it is the title's bar again.
 */
export function ProgressMark(props: { route: Route; camera: Camera; frame: number; mark: Rect | null }): ReactNode {
  const scene = useScene();
  const { palette, u, width, height } = scene;
  const { route, camera, frame, mark } = props;
  const { stations } = route;
  const steps = Math.max(1, stations.length - 1);
  const line = (index: number): Rect => ({ x: 0, y: height - 12 * u, width: (width * index) / steps, height: 12 * u });
  const home: Rect | null = mark && atHome(route, camera, mark, scene.direction);
  const rest = (index: number): Rect => (index === 0 && home ? home : line(index));
  const index = Math.max(
    0,
    stations.findLastIndex(({ from }) => from <= frame),
  );
  const { from, travel } = stations[index]!;
  const dot = (x: number, y: number): Rect => ({ x: x - 15 * u, y: y - 15 * u, width: 30 * u, height: 30 * u });
  const morph = (a: Rect, b: Rect, linear: number): Rect => {
    const start = dot(a.x + a.width, a.y + a.height / 2);
    const end = dot(b.x + b.width * (b.y > height * 0.9 ? 0.5 : 0), b.y + b.height / 2);
    if (linear < together) return between(a, start, easeInOut(linear / together));
    if (linear < apart) return between(start, end, easeInOut((linear - together) / (apart - together)));
    return between(end, b, easeInOut((linear - apart) / (1 - apart)));
  };
  const linear = index === 0 || travel === 0 ? 1 : clamp((frame - from) / travel);
  let rect = linear >= 1 ? rest(index) : morph(rest(index - 1), rest(index), linear);
  const last = route.overview;
  if (last && frame >= last.from) {
    const back = clamp((frame - last.from) / last.frames);
    rect = home ? morph(line(index), home, back) : line(index);
  }
  if (rect.width <= 0) return null;
  return (
    <div
      style={{
        ...place(scene, rect),
        background: palette.accent,
        borderRadius: rect.y + rect.height >= height - u ? 0 : Math.min(rect.height, rect.width) / 2,
      }}
    />
  );
}

/** The bar under the title, where it is seen in the picture. */
function atHome({ world, canvas }: Route, camera: Camera, mark: Rect, direction: 'ltr' | 'rtl'): Rect {
  const cell = world.cells[0]!;
  // Boxes count from the reading side, the camera from the left.
  const left = direction === 'rtl' ? canvas.width - mark.x - mark.width : mark.x;
  const x = canvas.width / 2 + (cell.x + left - camera.x) * camera.scale;
  const size = { width: mark.width * camera.scale, height: mark.height * camera.scale };
  return {
    x: direction === 'rtl' ? canvas.width - x - size.width : x,
    y: canvas.height / 2 + (cell.y + mark.y - camera.y) * camera.scale,
    ...size,
  };
}

const between = (a: Rect, b: Rect, share: number): Rect => ({
  x: mix(a.x, b.x, share),
  y: mix(a.y, b.y, share),
  width: mix(a.width, b.width, share),
  height: mix(a.height, b.height, share),
});
