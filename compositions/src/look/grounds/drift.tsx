import type { ReactNode } from 'react';
import { orbit, turnedBy } from '../../motion/life.js';
import { depths, viewAt } from '../../motion/shot.js';
import { useScene } from '../../scene-context/scene-context.js';

/**
 * Forms of a ground in the life of a shot: they follow the camera, and wander on a circle of their own. Moved as a
 * group inside the drawing, so that a capture draws again where they are and not the whole canvas.
 */
export function Drift(props: {
  children: ReactNode;
  /** Tells forms apart that wander differently. */
  name: string;
  /** Radius of the circle in layout units, or its reach across and down, and the seconds of a round. */
  wander: number | readonly [across: number, down: number];
  period?: number;
  /** Degrees a second that they turn about `about`. */
  about?: readonly [x: number, y: number];
  turn?: number;
  depth?: number;
}): ReactNode {
  const scene = useScene();
  const { u, width, height } = scene;
  const { name, wander, period = 14, about = [width / 2, height / 2], turn = 0, depth = depths.ground } = props;
  const view = viewAt(scene, depth);
  const { x, y } = orbit(scene, name, period);
  const [cx, cy] = about;
  const [across, down] = typeof wander === 'number' ? [wander, wander] : wander;
  const move = `translate(${(cx + view.x + x * across * u).toFixed(2)} ${(cy + view.y + y * down * u).toFixed(2)})`;
  const scale = view.scale === 1 ? '' : ` scale(${view.scale.toFixed(5)})`;
  const turned = turn === 0 ? '' : ` rotate(${turnedBy(scene, turn).toFixed(3)})`;
  return <g transform={`${move}${scale}${turned} translate(${-cx} ${-cy})`}>{props.children}</g>;
}
