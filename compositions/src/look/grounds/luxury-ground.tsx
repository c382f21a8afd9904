import type { ReactNode } from 'react';
import { clamp, easeInOut } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { GroundVariant } from '../look.js';
import { tone } from '../tone.js';
import { Drift } from './drift.js';
import { Fan } from './fan.js';
import { GroundArt } from './ground-art.js';
import { useSvgId } from '../svg-id.js';

/** Places in shares of the canvas, radii in layout units, degrees a second. */
const fans = [
  { x: 1, y: 0, inner: 240, outer: 880, turn: 1.9 },
  { x: 0, y: 1, inner: 200, outer: 760, turn: -1.9 },
];

/** A hairline of gold that closes into a frame, over a ground that falls off to the edges and fans that turn in the corners. */
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
        {fans.map(({ x, y, inner, outer, turn }) => (
          <Drift key={x} name={`fan${x}`} wander={12} period={15} about={[x * width, y * height]} turn={turn}>
            <Fan
              about={[x * width, y * height]}
              inner={inner * u}
              outer={outer * u}
              count={36}
              fill={tone(palette.background, palette.accent, 0.1)}
            />
          </Drift>
        ))}
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
