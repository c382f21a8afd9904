import type { ReactNode } from 'react';
import { useScene } from '../../scene-context/scene-context.js';

/** The drawing under a scene, over the whole canvas. */
export function GroundArt(props: { children: ReactNode; mirror?: boolean }): ReactNode {
  const { width, height, direction } = useScene();
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        transform: props.mirror !== false && direction === 'rtl' ? 'scaleX(-1)' : undefined,
      }}
    >
      {props.children}
    </svg>
  );
}
