import type { ReactNode } from 'react';
import type { Drawing } from '@scenewright/core/drawings';
import { place } from '../layout/place.js';
import { gesture } from '../motion/gesture.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';

interface PosedPictureProps {
  drawing: Drawing;
  box: Rect;
  /** How far it moves from pose to pose: 1 as a gesture does by itself. */
  strength?: number;
  /** Degrees that it hangs off upright. */
  turn?: number;
  children: ReactNode;
}

/** A picture on an object, in whichever treatment the object gives it, that takes a pose with the words that are stressed. */
export function PosedPicture({ drawing, box, strength, turn = 0, children }: PosedPictureProps): ReactNode {
  const scene = useScene();
  const pose = gesture(scene, strength);
  return (
    <div
      data-picture={drawing.name}
      style={{
        ...place(scene, box),
        transform: `rotate(${(pose.turn + turn).toFixed(2)}deg) scale(${pose.scale})`,
      }}
    >
      {children}
    </div>
  );
}
