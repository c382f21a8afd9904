import type { ReactNode } from 'react';
import { Img } from 'remotion';
import { logoPlate } from '../brand/logo-plate.js';
import { place } from '../layout/place.js';
import { useEntrance } from '../motion/entrance.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';

/** A logo, whole, at the side where the text stands. */
export function LogoImage(props: { src: string; box: Rect; align: 'start' | 'center'; from: number }): ReactNode {
  const scene = useScene();
  const { style } = useEntrance(props.from);
  const side = props.align === 'center' ? 'center' : scene.direction === 'rtl' ? 'flex-end' : 'flex-start';
  const plate = logoPlate(scene.palette, scene.fileOf(props.src)?.inks);
  const needsPlate = plate !== scene.palette.background;
  return (
    <div style={{ ...place(scene, props.box), display: 'flex', justifyContent: side, ...style }}>
      <Img
        src={props.src}
        style={{
          height: props.box.height,
          maxWidth: props.box.width,
          objectFit: 'contain',
          ...(needsPlate && {
            background: plate,
            borderRadius: scene.look.shape.radius / 2,
            boxShadow: `0 0 0 ${16 * scene.u}px ${plate}`,
          }),
        }}
      />
    </div>
  );
}
