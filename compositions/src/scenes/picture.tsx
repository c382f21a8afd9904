import type { CSSProperties, ReactNode } from 'react';
import { Img } from 'remotion';
import { place } from '../layout/place.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';

export type Focus = 'center' | 'top' | 'bottom' | 'left' | 'right';

/**
 * An image that covers a box. The frame waits until it is decoded. A missing asset leaves a plain field of the
 * surface, so that a lost file costs no more than itself.
 */
export function Picture(props: {
  asset: string;
  box: Rect;
  focus?: Focus;
  radius?: number;
  move?: string;
  /** Shows the whole image instead of covering the box; no field behind it. */
  contain?: boolean;
  style?: CSSProperties;
}): ReactNode {
  const scene = useScene();
  const { focus = 'center', radius = 0 } = props;
  const src = scene.asset(props.asset);
  return (
    <div
      style={{
        ...place(scene, props.box),
        overflow: 'hidden',
        borderRadius: radius,
        background: props.contain ? undefined : scene.palette.surface,
        ...props.style,
      }}
    >
      {src === null ? null : (
        <Img
          src={src}
          style={{
            position: 'absolute',
            left: 0,
            top: 0,
            width: '100%',
            height: '100%',
            objectFit: props.contain ? 'contain' : 'cover',
            objectPosition:
              focus === 'center'
                ? '50% 50%'
                : `${focus === 'left' ? 0 : focus === 'right' ? 100 : 50}% ${focus === 'top' ? 0 : focus === 'bottom' ? 100 : 50}%`,
            ...(props.move === undefined ? {} : { transform: props.move, transformOrigin: originOf(focus) }),
          }}
        />
      )}
    </div>
  );
}

function originOf(focus: Focus): string {
  return focus === 'center'
    ? '50% 50%'
    : focus === 'top'
      ? '50% 0%'
      : focus === 'bottom'
        ? '50% 100%'
        : focus === 'left'
          ? '0% 50%'
          : '100% 50%';
}
