import type { ReactNode } from 'react';
import { useScene } from '../../scene-context/scene-context.js';
import type { GroundVariant } from '../look.js';
import { GroundArt } from './ground-art.js';
import { useSvgId } from '../svg-id.js';

/** Scan lines and a status line; the block of the caret stands where the eye ends. */
export function TerminalGround({ variant }: { variant: GroundVariant }): ReactNode {
  const { width, height, u, palette } = useScene();
  const scan = useSvgId('scan');
  const bar = 34 * u;
  return (
    <GroundArt still="sheet">
      <pattern id={scan} width={8} height={6 * u} patternUnits="userSpaceOnUse">
        <rect width={8} height={1.5 * u} fill={palette.accent} fillOpacity={0.06} />
      </pattern>
      <rect width={width} height={height} fill={`url(#${scan})`} />
      <rect width={width} height={bar} fill={palette.surface} />
      {[0, 1, 2].map((index) => (
        <rect
          key={index}
          x={(24 + index * 26) * u}
          y={bar / 2 - 6 * u}
          width={12 * u}
          height={12 * u}
          fill={index === 0 ? palette.accent : palette.muted}
          fillOpacity={index === 0 ? 1 : 0.5}
        />
      ))}
      {variant === 'statement' ? <rect x={0} y={bar} width={width} height={2 * u} fill={palette.accent} /> : null}
    </GroundArt>
  );
}
