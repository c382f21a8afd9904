import type { ReactNode } from 'react';
import { clamp, easeInOut } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { GroundVariant } from '../look.js';
import { tone } from '../tone.js';
import { Drift } from './drift.js';
import { Fan } from './fan.js';
import { GroundArt } from './ground-art.js';
import { useSvgId } from '../svg-id.js';

/**
 * Millimetre paper with a sheet frame and the sectors of a compass card that turn; a statement adds a construction of circles
 * that draws itself.
 */
export function BlueprintGround({ variant }: { variant: GroundVariant }): ReactNode {
  const { width, height, u, palette, frame, at, shape } = useScene();
  const [fine, coarse] = [useSvgId('fine'), useSvgId('coarse')];
  const small = 30 * u;
  const large = small * 5;
  const edge = 30 * u;
  const drawn = easeInOut(clamp(frame / at(36)));
  const [cx, cy, r] = shape === 'wide' ? [width * 0.83, height * 0.4, 250 * u] : [width * 0.76, height * 0.2, 210 * u];
  const line = { fill: 'none', stroke: palette.text, strokeWidth: 1.5 * u, strokeOpacity: 0.5 };
  const arc = (radius: number): object => ({
    strokeDasharray: 2 * Math.PI * radius,
    strokeDashoffset: 2 * Math.PI * radius * (1 - drawn),
  });
  return (
    <>
      <GroundArt still="sheet">
        <pattern id={fine} width={small} height={small} patternUnits="userSpaceOnUse">
          <path d={`M${small} 0H0V${small}`} fill="none" stroke={palette.muted} strokeOpacity={0.1} strokeWidth={u} />
        </pattern>
        <pattern id={coarse} width={large} height={large} patternUnits="userSpaceOnUse">
          <path
            d={`M${large} 0H0V${large}`}
            fill="none"
            stroke={palette.muted}
            strokeOpacity={0.2}
            strokeWidth={1.5 * u}
          />
        </pattern>
        <rect width={width} height={height} fill={`url(#${fine})`} />
        <rect width={width} height={height} fill={`url(#${coarse})`} />
        <rect x={edge} y={edge} width={width - 2 * edge} height={height - 2 * edge} {...line} />
      </GroundArt>
      <GroundArt>
        <Drift name="card" wander={18} period={12} about={[cx, cy]} turn={4}>
          <Fan
            about={[cx, cy]}
            inner={r * 1.3}
            outer={r * 3}
            count={7}
            fill={tone(palette.background, palette.text, 0.07)}
          />
        </Drift>
        <Drift name="plan" wander={40} period={15} about={[width * 0.2, height]}>
          <circle cx={width * 0.2} cy={height * 1.04} r={330 * u} fill={tone(palette.background, palette.text, 0.07)} />
          <circle cx={width * 0.2} cy={height * 1.04} r={330 * u} {...line} strokeOpacity={0.22} />
        </Drift>
      </GroundArt>
      {variant === 'statement' ? (
        <GroundArt>
          <Drift name="plan" wander={8} period={12} about={[cx, cy]}>
            <circle cx={cx} cy={cy} r={r} {...line} {...arc(r)} />
            <circle
              cx={cx}
              cy={cy}
              r={r * 0.62}
              {...line}
              stroke={palette.accent}
              strokeOpacity={1}
              {...arc(r * 0.62)}
            />
            <circle cx={cx} cy={cy} r={r * 0.1} {...line} {...arc(r * 0.1)} />
            <path
              d={`M${cx - r * 1.25 * drawn} ${cy}H${cx + r * 1.25 * drawn}M${cx} ${cy - r * 1.25 * drawn}V${cy + r * 1.25 * drawn}`}
              {...line}
              strokeDasharray={`${14 * u} ${6 * u} ${3 * u} ${6 * u}`}
            />
          </Drift>
        </GroundArt>
      ) : null}
    </>
  );
}
