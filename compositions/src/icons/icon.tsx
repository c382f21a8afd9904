import type { CSSProperties, ReactNode } from 'react';
import { place } from '../layout/place.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { iconPaths } from './icon-paths.js';

/** True when the bundled set has the icon. */
export function hasIcon(name: string | undefined): name is string {
  return name !== undefined && Object.hasOwn(iconPaths, name);
}

/** Arrows that point along the line of reading turn where it runs from the right. */
const directed = new Set(['arrow-right', 'send', 'plane', 'truck', 'play']);

/**
 * An icon of the bundled set, stroked in the weight of the look. `drawn` (0..1) draws its lines like a pen. An unknown
 * name draws nothing.
 */
export function Icon(props: {
  name: string | undefined;
  box: Rect;
  color: string;
  drawn?: number;
  style?: CSSProperties;
}): ReactNode {
  const scene = useScene();
  if (!hasIcon(props.name)) return null;
  const { drawn = 1 } = props;
  const mirrored = scene.direction === 'rtl' && directed.has(props.name);
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke={props.color}
      strokeWidth={scene.look.iconStroke}
      strokeLinecap={scene.look.shape.radius === 0 ? 'butt' : 'round'}
      strokeLinejoin={scene.look.shape.radius === 0 ? 'miter' : 'round'}
      style={{ ...place(scene, props.box), overflow: 'visible', ...props.style }}
    >
      <g transform={mirrored ? 'matrix(-1 0 0 1 24 0)' : undefined}>
        {iconPaths[props.name]!.map((d, index) => (
          <path
            key={index}
            d={d}
            {...(drawn >= 1
              ? {}
              : { pathLength: 1, strokeDasharray: 1, strokeDashoffset: 1 - drawn, opacity: drawn <= 0 ? 0 : 1 })}
          />
        ))}
      </g>
    </svg>
  );
}
