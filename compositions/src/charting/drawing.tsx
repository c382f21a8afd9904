import type { ReactNode } from 'react';
import { useScene } from '../scene-context/scene-context.js';

/** Lines and arcs over the whole canvas in its units; `x` counts from the reading side, as in boxes. */
export function Drawing(props: { children: ReactNode }): ReactNode {
  const { width, height, direction } = useScene();
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: 'absolute', left: 0, top: 0, pointerEvents: 'none' }}
    >
      {direction === 'rtl' ? <g transform={`translate(${width} 0) scale(-1 1)`}>{props.children}</g> : props.children}
    </svg>
  );
}
