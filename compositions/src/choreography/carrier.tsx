import type { ReactNode } from 'react';
import { clamp, easeInOut, easeOut, mix } from '../motion/curves.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { cameraAt, type Route } from './camera.js';
import { landmarkOf } from './landmark.js';
import type { Cell } from './world.js';

/** Shares of the camera's way at which the accent is seen, has drawn together, sets down, and is what it lands on. */
const way = { seen: 0.14, together: 0.34, down: 0.74, landed: 0.86, over: 1.1 };

/**
 * The accent goes from what was just seen into what is drawn next: out of the line under a number it draws together,
 * runs ahead of the camera as a dot, and spreads to the foot of the bar that then grows out of it. Drawn in the world.
 */
export function Carrier(props: {
  route: Route;
  states: readonly SceneState[];
  frame: number;
  /** The bar under the opening's title, which stands there until it leaves. */
  mark: Rect | null;
}): ReactNode {
  const scene = useScene();
  const { palette, u } = scene;
  const { route, states, frame, mark } = props;
  const { stations, world } = route;
  const next = stations.findIndex(
    ({ from, travel }, index) => index > 0 && frame >= from && frame < from + travel * way.over,
  );
  if (next < 0) {
    const rests = mark !== null && frame < (stations[1]?.from ?? Infinity);
    return rests ? <Accent box={inWorld(states[0]!, world.cells[0]!, mark)} round={7 * u} opacity={1} /> : null;
  }
  const { from, travel } = stations[next]!;
  const p = clamp((frame - from) / Math.max(1, travel * way.over)) * way.over;
  const opened = mark !== null && next === 1;
  const start = inWorld(states[next - 1]!, world.cells[next - 1]!, opened ? mark : landmarkOf(states[next - 1]!).leave);
  const end = inWorld(states[next]!, world.cells[next]!, landmarkOf(states[next]!).land);
  const size = (26 * u) / cameraAt(route, frame).scale;
  const a = dotIn(start, size, 1);
  const b = dotIn(end, size, 0);
  let box: Rect;
  let round = size / 2;
  if (p < way.together) {
    const shown = opened ? 1 : easeOut(p / way.seen);
    const whole = start.width >= start.height ? { ...start, width: start.width * shown } : start;
    const share = easeInOut((p - way.seen) / (way.together - way.seen));
    box = between(whole, a, share);
    round = mix(0, size / 2, share);
  } else if (p < way.down) {
    const share = easeInOut((p - way.together) / (way.down - way.together));
    // A slight arc, and drawn out along the way while it is fast.
    const lift = Math.sin(Math.PI * share) * 0.05 * Math.hypot(b.x - a.x, b.y - a.y);
    const long = 1 + 1.6 * Math.sin(Math.PI * share);
    const flat = Math.abs(b.x - a.x) >= Math.abs(b.y - a.y);
    const at = between(a, b, share);
    const stretched = { width: size * (flat ? long : 1), height: size * (flat ? 1 : long) };
    box = {
      x: at.x + (size - stretched.width) / 2 + (flat ? 0 : lift),
      y: at.y + (size - stretched.height) / 2 - (flat ? lift : 0),
      ...stretched,
    };
  } else {
    const share = easeOut((p - way.down) / (way.landed - way.down));
    box = between(b, end, share);
    round = mix(size / 2, 0, share);
  }
  const opacity = p < way.seen && !opened ? easeOut(p / way.seen) : 1 - clamp((p - 0.96) / (way.over - 0.96));
  return opacity <= 0 ? null : <Accent box={box} round={round} opacity={opacity} color={palette.accent} />;
}

function Accent(props: { box: Rect; round: number; opacity: number; color?: string }): ReactNode {
  const { palette } = useScene();
  const { box, round, opacity } = props;
  return (
    <div
      style={{
        position: 'absolute',
        left: box.x,
        top: box.y,
        width: box.width,
        height: box.height,
        background: props.color ?? palette.accent,
        borderRadius: Math.min(round, box.width / 2, box.height / 2),
        ...(opacity < 1 ? { opacity } : {}),
      }}
    />
  );
}

/** A box of a station, which counts from the reading side, in the world, which counts from the left. */
function inWorld(state: SceneState, cell: Cell, box: Rect): Rect {
  const left = state.direction === 'rtl' ? state.width - box.x - box.width : box.x;
  return {
    x: cell.x + left * cell.scale,
    y: cell.y + box.y * cell.scale,
    width: box.width * cell.scale,
    height: box.height * cell.scale,
  };
}

/** The dot at an end (1) or the beginning (0) of a line, or the middle of what is not one. */
function dotIn(box: Rect, size: number, end: number): Rect {
  const long = box.width > 3 * box.height;
  const x = long ? mix(box.x, box.x + box.width - size, end) : box.x + (box.width - size) / 2;
  return { x, y: box.y + (box.height - size) / 2, width: size, height: size };
}

const between = (a: Rect, b: Rect, share: number): Rect => {
  const s = clamp(share);
  return {
    x: mix(a.x, b.x, s),
    y: mix(a.y, b.y, s),
    width: mix(a.width, b.width, s),
    height: mix(a.height, b.height, s),
  };
};
