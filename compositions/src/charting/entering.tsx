import type { ReactNode } from 'react';
import { layerAbout, middleOf } from '../layout/place.js';
import { entrance } from '../motion/entrance.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';

/** Things that enter together, about the middle of their box. */
export function Entering(props: { box: Rect; from: number; children: ReactNode }): ReactNode {
  const scene = useScene();
  const { box } = props;
  const { style } = entrance(scene, props.from);
  const { transformOrigin, ...layer } = layerAbout(scene, middleOf(box));
  return (
    <div style={{ ...layer, ...style, ...(style.transform === undefined ? {} : { transformOrigin }) }}>
      {props.children}
    </div>
  );
}
