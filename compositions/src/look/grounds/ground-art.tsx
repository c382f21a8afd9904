import type { ReactNode } from 'react';
import { useScene } from '../../scene-context/scene-context.js';

/** The drawing under a scene, over the whole canvas; mirrored where reading starts at the right. */
export function GroundArt(props: { children: ReactNode; flips?: boolean }): ReactNode {
  const { width, height, direction, captions } = useScene();
  // Strong art at the foot stands on its head where captions need the foot.
  const flip = props.flips === true && captions === 'bottom';
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        transform: `scale(${direction === 'rtl' ? -1 : 1}, ${flip ? -1 : 1})`,
      }}
    >
      {props.children}
    </svg>
  );
}
