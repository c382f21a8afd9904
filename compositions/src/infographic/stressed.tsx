import type { ReactNode } from 'react';
import { layerAbout, middleOf } from '../layout/place.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { swell } from './acting.js';

/** Share by which what is spoken of grows, and of the canvas's short side that its edges move by at most: a wide row stays on the canvas. */
const [most, furthest] = [0.1, 0.022];

/** A part of a panel, which comes forward while it acts (`act`, 0 to 1): one move of its layer about the middle of its box. */
export function Stressed(props: {
  box: Rect;
  act: number;
  /** Where its words begin, which keep their edge; else it grows about its middle. */
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}): ReactNode {
  const scene = useScene();
  const { box, act, align = 'start' } = props;
  if (act <= 0) return <div style={{ display: 'contents' }}>{props.children}</div>;
  const reach = box.width * (align === 'center' ? 0.5 : 1);
  const by = Math.min(most, (furthest * Math.min(scene.width, scene.height)) / Math.max(1, reach));
  const along = box.x + box.width * (align === 'start' ? 0 : align === 'end' ? 1 : 0.5);
  return (
    <div
      data-stressed=""
      style={{
        ...layerAbout(scene, { x: along, y: middleOf(box).y }),
        transform: `scale(${(1 + by * swell(act)).toFixed(4)})`,
      }}
    >
      {props.children}
    </div>
  );
}
