import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { useScene } from '../../scene-context/scene-context.js';

/** An event's mark on the line: square in looks without round corners. `start` hangs it on its left edge. */
export function Point(props: {
  x: number;
  y: number;
  growth: number;
  highlighted: boolean;
  start?: boolean;
}): ReactNode {
  const scene = useScene();
  const { u, palette, look } = scene;
  if (props.growth <= 0) return null;
  const full = (props.highlighted ? 44 : 26) * u;
  const size = full * props.growth;
  const x = props.start ? props.x + (full - size) / 2 : props.x - size / 2;
  return (
    <div
      style={{
        ...place(scene, { x, y: props.y - size / 2, width: size, height: size }),
        boxSizing: 'border-box',
        background: props.highlighted ? palette.accent : palette.background,
        border: props.highlighted ? undefined : `${Math.max(4, look.shape.stroke) * u}px solid ${palette.text}`,
        borderRadius: look.shape.radius === 0 ? 0 : '50%',
      }}
    />
  );
}
