import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { clamp, spring } from '../motion/curves.js';
import { gesture } from '../motion/gesture.js';
import { lifeSeconds } from '../motion/life.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { DrawnPicture } from './drawn-picture.js';
import { Plate } from './plate.js';

/** A picture of a part, and the frame from which the part is told. */
export interface Turn {
  drawing: Drawing;
  from: number;
}

/** Layout units under which a picture would be an icon again. */
const smallest = 220;

/**
 * The part that is being told, large, where a claim leaves its column empty: as the voice goes on, the next one takes
 * its place. It stands there from the first frame with the first of them.
 */
export function SpokenPicture({ area, turns }: { area: Rect; turns: readonly Turn[] }): ReactNode {
  const scene = useScene();
  const { u, frame, at, look } = scene;
  const side = Math.min(area.width, area.height);
  if (turns.length === 0 || side < smallest * u) return null;
  const begun = turns.filter(({ from }) => frame >= from);
  const { drawing, from } = begun.at(-1) ?? turns[0]!;
  const landed = begun.length < 2 ? 1 : spring(Math.max(0.4, look.motion.bounce))(clamp((frame - from) / at(20)));
  const pose = gesture(scene, 0.8);
  const sway = Math.sin(lifeSeconds(scene) * 0.9) * 1.6;
  const box: Rect = { x: area.x, y: area.y + area.height - side, width: side, height: side };
  const inner: Rect = { x: box.x + side * 0.09, y: box.y + side * 0.09, width: side * 0.82, height: side * 0.82 };
  return (
    <>
      <svg
        viewBox="0 0 100 100"
        style={{ ...place(scene, box), overflow: 'visible', transform: `rotate(${-sway}deg)` }}
      >
        <Plate kind={look.picture.plate} scene={scene} />
      </svg>
      <div
        data-picture={drawing.name}
        style={{
          ...place(scene, inner),
          transform: `rotate(${pose.turn + sway}deg) scale(${(0.72 + 0.28 * landed) * pose.scale})`,
        }}
      >
        <DrawnPicture drawing={drawing} />
      </div>
    </>
  );
}
