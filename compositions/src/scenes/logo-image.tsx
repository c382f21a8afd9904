import type { ReactNode } from 'react';
import { Img } from 'remotion';
import { place } from '../layout/place.js';
import { useEntrance } from '../motion/entrance.js';
import { useScene, type Rect } from '../scene-context/scene-context.js';

/** A logo, whole, at the side where the text stands. */
export function LogoImage(props: { src: string; box: Rect; align: 'start' | 'center'; from: number }): ReactNode {
  const scene = useScene();
  const { style } = useEntrance(props.from);
  const side = props.align === 'center' ? 'center' : scene.direction === 'rtl' ? 'right' : 'left';
  return (
    <Img
      src={props.src}
      style={{ ...place(scene, props.box), objectFit: 'contain', objectPosition: `${side} center`, ...style }}
    />
  );
}
