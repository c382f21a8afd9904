import type { ReactNode } from 'react';
import { contrast } from '@scenewright/core/style';
import { place } from '../../layout/place.js';
import { clamp, easeOutQuint, spring } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';

/** A plus, a minus or a check on a field of its colour; square in looks without round corners. */
export function SignDisc(props: {
  box: Rect;
  sign: 'plus' | 'minus' | 'check';
  color: string;
  from: number;
}): ReactNode {
  const scene = useScene();
  const { look, palette, frame } = scene;
  const linear = clamp((frame - props.from) / scene.at(18));
  if (linear <= 0) return null;
  const grown = look.motion.bounce > 0 ? spring(look.motion.bounce)(linear) : easeOutQuint(linear);
  const line =
    contrast(palette.background, props.color) >= contrast(palette.text, props.color)
      ? palette.background
      : palette.text;
  const d = { plus: 'M50 26V74M26 50H74', minus: 'M26 50H74', check: 'M27 52L43 68L74 34' }[props.sign];
  return (
    <svg
      viewBox="0 0 100 100"
      style={{ ...place(scene, props.box), ...(linear >= 1 ? {} : { transform: `scale(${grown})` }) }}
    >
      {look.shape.radius === 0 ? (
        <rect width="100" height="100" fill={props.color} />
      ) : (
        <circle cx="50" cy="50" r="50" fill={props.color} />
      )}
      <path
        d={d}
        fill="none"
        stroke={line}
        strokeWidth={look.iconStroke * 4.5}
        strokeLinecap={look.shape.radius === 0 ? 'butt' : 'round'}
        strokeLinejoin="round"
      />
    </svg>
  );
}
