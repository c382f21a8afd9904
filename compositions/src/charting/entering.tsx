import type { ReactNode } from 'react';
import { entrance } from '../motion/entrance.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';

/** Things that enter together, about the middle of their box. */
export function Entering(props: { box: Rect; from: number; children: ReactNode }): ReactNode {
  const scene = useScene();
  const { box } = props;
  const { style } = entrance(scene, props.from);
  const middle = box.x + box.width / 2;
  const x = scene.direction === 'rtl' ? scene.width - middle : middle;
  return (
    <div
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        width: scene.width,
        height: scene.height,
        ...style,
        ...(style.transform === undefined ? {} : { transformOrigin: `${x}px ${box.y + box.height / 2}px` }),
      }}
    >
      {props.children}
    </div>
  );
}
