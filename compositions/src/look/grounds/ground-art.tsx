import type { ReactNode } from 'react';
import { useScene } from '../../scene-context/scene-context.js';

/** The drawing under a scene, over the whole canvas; mirrored where reading starts at the right. */
export function GroundArt(props: {
  children: ReactNode;
  flips?: boolean;
  /**
   * It is the same in every frame: its markup alone decides what it shows. A capture may draw it once and show the
   * picture of it from then on, which spares patterns and large gradients each frame. A `sheet` covers the canvas with
   * the colour of the ground, since faint colours lose shades in a see-through picture; a `shade` is black alone.
   */
  still?: 'sheet' | 'shade';
}): ReactNode {
  const { width, height, direction, captions, palette, overGround } = useScene();
  const still = props.still === 'shade' || (props.still === 'sheet' && overGround !== true);
  // Strong art at the foot stands on its head where captions need the foot.
  const flip = props.flips === true && captions === 'bottom';
  return (
    <svg
      {...(still ? { 'data-still': '' } : {})}
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
      {still && props.still === 'sheet' ? <rect width={width} height={height} fill={palette.background} /> : null}
      {props.children}
    </svg>
  );
}
