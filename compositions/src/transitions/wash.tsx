import type { ReactNode } from 'react';
import { useScene } from '../scene-context/scene-context.js';

/** The colour of a neighbour's field over the ground of a scene, while it comes to fill the canvas or draws together. */
export function Wash({ color, share }: { color: string; share: number }): ReactNode {
  const { width, height } = useScene();
  return <div style={{ position: 'absolute', left: 0, top: 0, width, height, background: color, opacity: share }} />;
}
