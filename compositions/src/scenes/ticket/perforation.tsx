import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';

/** The two bites at the ends of the line along which a ticket is torn, in the colour of the ground behind it. */
export function Perforation(props: { box: Rect; at: number; across: boolean }): ReactNode {
  const scene = useScene();
  const { box, at, across } = props;
  const side = Math.min(box.width, box.height) * 0.075;
  const ends = across
    ? [box.y, box.y + box.height].map((y) => ({ x: at - side / 2, y: y - side / 2 }))
    : [box.x, box.x + box.width].map((x) => ({ x: x - side / 2, y: at - side / 2 }));
  return ends.map(({ x, y }, index) => (
    <div
      key={index}
      style={{
        ...place(scene, { x, y, width: side, height: side }),
        borderRadius: side / 2,
        background: scene.palette.background,
      }}
    />
  ));
}
