import type { ReactNode } from 'react';
import { legible } from '../look/tone.js';
import { actOf, turned, type Act } from '../motion/second-act.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';

/** Acts of a shot in which its ground turns: with a picture at its side it has others to choose from. */
const pictured: readonly Act[] = ['ground'];
const bare: readonly Act[] = ['ground', 'company'];

/**
 * The ground's other tone, which spreads when a shot turns: from behind a picture without a field, else from a corner at the
 * foot of the canvas. Words keep their contrast on it.
 */
export function RisingRing({ box }: { box?: Rect }): ReactNode {
  const scene = useScene();
  const { width, height, palette, direction } = scene;
  const way = turned(scene, 0, 34);
  if (way === 0 || !(box ? pictured : bare).includes(actOf(scene))) return null;
  const across = box ? box.x + box.width / 2 : scene.random('ring') < 0.5 ? 0 : width;
  const cx = direction === 'rtl' ? width - across : across;
  const cy = box ? box.y + box.height / 2 : height;
  const radius = way * Math.max(width, height) * 0.72;
  return (
    <svg
      width={width}
      height={height}
      style={{ position: 'absolute', left: 0, top: 0, overflow: 'hidden' }}
      viewBox={`0 0 ${width} ${height}`}
    >
      <circle cx={cx} cy={cy} r={radius} fill={legible(palette, palette.accent, 0.13)} />
    </svg>
  );
}
