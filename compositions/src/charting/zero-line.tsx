import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { useScene } from '../scene-context/scene-context.js';

/** The upright line that lying bars are drawn from, where they go both ways. `grown`: the share of it that is there. */
export function ZeroLine(props: { x: number; y: number; height: number; grown?: number }): ReactNode {
  const scene = useScene();
  const { x, y, height, grown = 1 } = props;
  const width = scene.look.shape.hairline * scene.u;
  return (
    <div
      style={{
        ...place(scene, { x: x - width / 2, y, width, height: height * grown }),
        background: scene.palette.text,
      }}
    />
  );
}
