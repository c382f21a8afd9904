import type { ReactNode } from 'react';
import { useScene } from '../../scene-context/scene-context.js';
import type { GroundVariant } from '../look.js';
import { GroundArt } from './ground-art.js';
import { useSvgId } from '../svg-id.js';

/** A field of points like an instrument's screen, a soft light, and ticks along the edge. */
export function DarkDataGround({ variant }: { variant: GroundVariant }): ReactNode {
  const { width, height, u, palette } = useScene();
  const [points, light] = [useSvgId('points'), useSvgId('light')];
  const step = 48 * u;
  const ticks = Math.floor(width / (step / 2));
  return (
    <GroundArt still="sheet">
      <pattern id={points} width={step} height={step} patternUnits="userSpaceOnUse">
        <circle cx={step / 2} cy={step / 2} r={1.4 * u} fill={palette.muted} fillOpacity={0.22} />
      </pattern>
      <radialGradient
        id={light}
        cx={variant === 'statement' ? '82%' : '100%'}
        cy={variant === 'statement' ? '30%' : '0%'}
        r="75%"
      >
        <stop offset="0" stopColor={palette.accent} stopOpacity={variant === 'statement' ? 0.2 : 0.1} />
        <stop offset="1" stopColor={palette.accent} stopOpacity={0} />
      </radialGradient>
      <rect width={width} height={height} fill={`url(#${points})`} />
      <rect width={width} height={height} fill={`url(#${light})`} />
      {Array.from({ length: ticks }, (_, index) => (
        <rect
          key={index}
          x={index * (step / 2)}
          y={height - (index % 8 === 0 ? 20 : 10) * u}
          width={1.5 * u}
          height={20 * u}
          fill={palette.muted}
          fillOpacity={0.45}
        />
      ))}
    </GroundArt>
  );
}
