import type { ReactNode } from 'react';
import { inset, place } from '../layout/place.js';
import { mix } from '../motion/curves.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { fieldFill } from './treatment.js';

/** What a plate grows to while it is carried over a cut: from within its own outline to the whole canvas. */
export function GrownPlate({ box, reach }: { box: Rect; reach: number }): ReactNode {
  const scene = useScene();
  const { width, height, palette, look } = scene;
  const from = inset(box, box.width * 0.1);
  const round = look.picture.plate === 'square' || look.picture.plate === 'frame' ? 0 : from.width / 2;
  const at: Rect = {
    x: mix(from.x, 0, reach),
    y: mix(from.y, 0, reach),
    width: mix(from.width, width, reach),
    height: mix(from.height, height, reach),
  };
  return (
    <div
      style={{
        ...place(scene, at),
        background: fieldFill(palette, look.picture.field.share),
        borderRadius: mix(round, 0, reach),
      }}
    />
  );
}
