import type { ReactNode } from 'react';
import { Img } from 'remotion';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { place } from '../layout/place.js';
import { logoPlate } from './logo-plate.js';

/** A logo, whole, at a side of its box, on a plate that it stands out from and that reaches a little beyond it. */
export function LogoOnPlate(props: {
  src: string;
  box: Rect;
  pad: number;
  side: 'left' | 'center' | 'right';
}): ReactNode {
  const scene = useScene();
  const { src, box, pad, side } = props;
  const plate = logoPlate(scene.palette, scene.fileOf(src)?.inks);
  const justifyContent = side === 'center' ? 'center' : side === 'right' ? 'flex-end' : 'flex-start';
  return (
    <div data-brand style={{ ...place(scene, box), display: 'flex', justifyContent }}>
      <div
        style={{
          height: box.height,
          background: plate,
          borderRadius: scene.look.shape.radius / 2,
          boxShadow: `0 0 0 ${pad}px ${plate}`,
        }}
      >
        <Img src={src} style={{ display: 'block', height: box.height, maxWidth: box.width, objectFit: 'contain' }} />
      </div>
    </div>
  );
}
