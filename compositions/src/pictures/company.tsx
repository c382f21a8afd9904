import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { mix, spring } from '../motion/curves.js';
import { actOf, sideOfPicture, turnWay } from '../motion/second-act.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { EchoPicture } from './drawn-picture.js';
import { square } from './picture-room.js';

/** Where others of its kind stand behind a picture: from its middle and as large, in shares of its side; never over the words. */
const places = {
  end: [[0.36, 0.06, 0.66], [-0.2, 0.16, 0.56]],
  start: [[-0.36, 0.06, 0.66], [0.2, 0.16, 0.56]],
  bottom: [[-0.5, 0.1, 0.64], [0.5, 0.06, 0.58]],
  top: [[-0.5, 0.08, 0.64], [0.5, 0.04, 0.58]],
} as const; // prettier-ignore

/** Others of its kind that come out from behind a picture when its shot turns, one after the other, in the tones of what is further away. */
export function Company(props: {
  drawing: Drawing;
  box: Rect;
  ground: string;
  /** Where the picture stands beside the words of its scene, if not as the scene has it. */
  beside?: keyof typeof places;
  /** They stand on the ground that it stands on. */
  seated?: boolean;
}): ReactNode {
  const scene = useScene();
  const { drawing, box, ground, beside, seated = false } = props;
  const side = beside ?? sideOfPicture(scene);
  if (side === null || actOf(scene) !== 'company') return null;
  const { width, height, safe, captions, u, look } = scene;
  const foot = captions === 'bottom' ? safe.y + safe.height : height;
  return places[side].map(([dx, dy, share], index) => {
    const way = spring(Math.max(0.5, look.motion.bounce))(turnWay(scene, 5 * index, 24));
    if (way <= 0) return null;
    const length = share * box.width;
    const [left, top] = [length / 2 + 24 * u, length / 2 + 24 * u];
    const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
    const x = clamp(box.x + box.width * (0.5 + dx), left, width - left);
    const y = clamp(box.y + box.height * (0.5 + (seated ? (1 - share) / 2 : dy)), top, Math.max(top, foot - top));
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    const at = square(mix(middle[0], x, way), mix(middle[1], y, way), length);
    return (
      <div
        key={index}
        data-picture={drawing.name}
        style={{
          ...place(scene, at),
          transform: `rotate(${seated ? 0 : index === 0 ? 9 : -11}deg) scale(${(0.3 + 0.7 * way).toFixed(4)})`,
        }}
      >
        <EchoPicture drawing={drawing} ground={ground} acts={1} />
      </div>
    );
  });
}
