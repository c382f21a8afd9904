import type { ReactNode } from 'react';
import { passing } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { GroundVariant } from '../look.js';
import { legible } from '../tone.js';
import { GroundArt } from './ground-art.js';
import { useSvgId } from '../svg-id.js';

/** A field of points like an instrument's screen, a soft light, ticks along the edge, and a signal that passes over it. */
export function DarkDataGround({ variant }: { variant: GroundVariant }): ReactNode {
  const scene = useScene();
  const { width, height, u, palette, shape } = scene;
  const swell = shape === 'wide' ? 1 : 1.5;
  const [points, light] = [useSvgId('points'), useSvgId('light')];
  const step = 48 * u;
  const ticks = Math.floor(width / (step / 2));
  return (
    <>
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
      <GroundArt>
        {[0, 1, 2].map((signal) => {
          const wave = width * (0.46 - 0.1 * signal);
          return (
            <path
              key={signal}
              d={signalOver(width, height, (0.5 + 0.17 * signal) * height, wave, (92 - 14 * signal) * swell * u)}
              fill={legible(palette, palette.accent, 0.05 + 0.045 * signal)}
              transform={`translate(${(-wave * passing(scene, `signal${signal}`, wave / ((52 + 22 * signal) * u))).toFixed(2)} 0)`}
            />
          );
        })}
      </GroundArt>
    </>
  );
}

/** The area under a wave that is one wave longer than the canvas, and so can pass without an end. */
function signalOver(width: number, height: number, middle: number, wave: number, swell: number): string {
  const step = wave / 16;
  const points = Array.from({ length: Math.ceil((width + wave) / step) + 1 }, (_, index) => {
    const turn = (2 * Math.PI * index) / 16;
    return `${(index * step).toFixed(1)} ${(middle + swell * (Math.sin(turn) + 0.35 * Math.sin(2 * turn + 1))).toFixed(1)}`;
  });
  return `M0 ${height * 1.1}L${points.join('L')}V${height * 1.1}Z`;
}
