import type { ReactNode } from 'react';
import { clamp, easeInOut } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { GroundVariant } from '../look.js';
import { GroundArt } from './ground-art.js';
import { useSvgId } from '../svg-id.js';

/** A hairline of gold that closes into a frame, over a ground that falls off to the edges. */
export function LuxuryGround({ variant }: { variant: GroundVariant }): ReactNode {
  const { width, height, u, palette, frame, at } = useScene();
  const fall = useSvgId('fall');
  const edge = 38 * u;
  const [w, h] = [width - 2 * edge, height - 2 * edge];
  const length = 2 * (w + h);
  const drawn = easeInOut(clamp(frame / at(45)));
  return (
    <>
      <GroundArt still="sheet">
        <radialGradient id={fall} cx="50%" cy="45%" r="80%">
          <stop offset="0" stopColor={palette.accent} stopOpacity={0.1} />
          <stop offset="1" stopColor={palette.accent} stopOpacity={0} />
        </radialGradient>
        <rect width={width} height={height} fill={`url(#${fall})`} />
      </GroundArt>
      <GroundArt>
        <rect
          x={edge}
          y={edge}
          width={w}
          height={h}
          fill="none"
          stroke={palette.accent}
          strokeOpacity={variant === 'statement' ? 0.9 : 0.4}
          strokeWidth={1.5 * u}
          strokeDasharray={length}
          strokeDashoffset={variant === 'statement' ? length * (1 - drawn) : 0}
        />
        {variant === 'statement' ? (
          <rect
            x={edge + 12 * u}
            y={edge + 12 * u}
            width={w - 24 * u}
            height={h - 24 * u}
            fill="none"
            stroke={palette.accent}
            strokeOpacity={0.3 * drawn}
            strokeWidth={u}
          />
        ) : null}
      </GroundArt>
    </>
  );
}
