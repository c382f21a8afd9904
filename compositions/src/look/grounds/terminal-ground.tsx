import type { ReactNode } from 'react';
import { lifeSeconds } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { GroundVariant } from '../look.js';
import { useSvgId } from '../svg-id.js';
import { tone } from '../tone.js';
import { GroundArt } from './ground-art.js';

/** Seconds that the bright band takes from the head of the screen to its foot, and the caret for a blink. */
const sweep = 6;
const blink = 1.2;

/** Scan lines and a status line; the beam passes as a brighter band, and the block of the caret blinks in the line. */
export function TerminalGround({ variant }: { variant: GroundVariant }): ReactNode {
  const scene = useScene();
  const { width, height, u, palette } = scene;
  const scan = useSvgId('scan');
  const bar = 34 * u;
  const band = height * 0.3;
  const seconds = lifeSeconds(scene);
  const passed = (seconds / sweep + scene.random('beam')) % 1;
  return (
    <>
      <GroundArt still="sheet">
        <pattern id={scan} width={8} height={6 * u} patternUnits="userSpaceOnUse">
          <rect width={8} height={1.5 * u} fill={palette.accent} fillOpacity={0.06} />
        </pattern>
        <rect width={width} height={height} fill={`url(#${scan})`} />
      </GroundArt>
      <GroundArt>
        <rect
          y={-band + passed * (height + band)}
          width={width}
          height={band}
          fill={tone(palette.background, palette.accent, 0.07)}
        />
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
        <rect
          x={width - 52 * u}
          y={bar / 2 - 10 * u}
          width={12 * u}
          height={20 * u}
          fill={palette.accent}
          fillOpacity={seconds % blink < blink / 2 ? 1 : 0}
        />
        {variant === 'statement' ? <rect x={0} y={bar} width={width} height={2 * u} fill={palette.accent} /> : null}
      </GroundArt>
    </>
  );
}
