import type { ReactNode } from 'react';
import { clamp, easeOutQuint } from '../../../motion/curves.js';
import { useScene } from '../../../scene-context/scene-context.js';
import type { GroundVariant } from '../../look.js';
import { useSvgId } from '../../svg-id.js';
import { tone } from '../../tone.js';
import { Drift } from '../../grounds/drift.js';
import { GroundArt } from '../../grounds/ground-art.js';

/** Places in shares of the canvas, sizes in layout units, degrees. */
const panes = [
  { x: 0.08, y: 0.9, width: 620, height: 460, angle: -14, period: 17 },
  { x: 0.55, y: -0.04, width: 560, height: 380, angle: 12, period: 13 },
  { x: 1, y: 0.72, width: 520, height: 620, angle: 18, period: 15 },
] as const;

/** Soft light of three colours, and panes of glass that hang before it at different depths. */
export function GlassGround({ variant }: { variant: GroundVariant }): ReactNode {
  const { width, height, u, palette } = useScene();
  const lights = [useSvgId('first'), useSvgId('second'), useSvgId('third')];
  const colors = [palette.accent, palette.data[1]!, palette.data[2]!];
  const places = [
    [0.9, 0.15],
    [0.12, 0.95],
    [0.75, 1],
  ] as const;
  return (
    <>
      <GroundArt still="sheet">
        {lights.map((id, index) => (
          <radialGradient key={id} id={id} cx={places[index]![0]} cy={places[index]![1]} r={0.6}>
            <stop offset="0" stopColor={colors[index]} stopOpacity={index === 0 ? 0.13 : 0.11} />
            <stop offset="1" stopColor={colors[index]} stopOpacity={0} />
          </radialGradient>
        ))}
        {lights.map((id) => (
          <rect key={id} width={width} height={height} fill={`url(#${id})`} />
        ))}
      </GroundArt>
      <GroundArt>
        {panes.map(({ x, y, width: w, height: h, angle, period }, index) => (
          <Drift key={index} name={`pane${index}`} wander={34} period={period} depth={0.8 + 0.5 * index}>
            <Pane about={[x * width, y * height]} width={w * u} height={h * u} angle={angle} clear={0.5} />
          </Drift>
        ))}
      </GroundArt>
      {variant === 'statement' ? (
        <GroundArt flips>
          <Statement colors={colors} />
        </GroundArt>
      ) : null}
    </>
  );
}

/** Two balls of light, and panes before and between them. */
function Statement({ colors }: { colors: readonly string[] }): ReactNode {
  const { width, height, u, frame, at, shape } = useScene();
  const wide = shape === 'wide';
  const big = wide ? 1 : shape === 'tall' ? 0.9 : 0.6;
  const [cx, cy] = wide
    ? [width - 300 * u, height * 0.5]
    : [width - 310 * u, height - (shape === 'tall' ? 340 : 190) * u];
  const come = (from: number): number => easeOutQuint(clamp((frame - at(from)) / at(28)));
  const rise = (from: number): number => (1 - come(from)) * 90 * u;
  const about = (x: number, y: number): readonly [number, number] => [cx + x * big * u, cy + y * big * u];
  return (
    <>
      <Drift name="ball" wander={22} period={9} about={about(80, -170)} depth={0.8}>
        <Ball about={about(80, -170)} r={190 * big * u * (0.8 + 0.2 * come(0))} color={colors[0]!} />
      </Drift>
      <Drift name="back" wander={16} period={12} depth={1.2}>
        <g transform={`translate(0 ${rise(2).toFixed(1)})`}>
          <Pane about={about(-30, 30)} width={400 * big * u} height={520 * big * u} angle={-9} clear={0.5} />
        </g>
      </Drift>
      <Drift name="small" wander={26} period={8} about={about(-130, 190)} depth={1.5}>
        <Ball about={about(-130, 190)} r={112 * big * u * (0.7 + 0.3 * come(4))} color={colors[2]!} />
      </Drift>
      <Drift name="front" wander={20} period={10} depth={1.9}>
        <g transform={`translate(0 ${rise(7).toFixed(1)})`}>
          <Pane about={about(70, 130)} width={380 * big * u} height={300 * big * u} angle={7} clear={0.56} lines />
        </g>
      </Drift>
    </>
  );
}

function Ball(props: { about: readonly [number, number]; r: number; color: string }): ReactNode {
  const { about, r, color } = props;
  const { palette } = useScene();
  return (
    <>
      <circle cx={about[0]} cy={about[1]} r={r} fill={color} />
      <circle cx={about[0] - r * 0.1} cy={about[1] - r * 0.12} r={r * 0.8} fill={tone(color, palette.surface, 0.12)} />
      <circle cx={about[0] - r * 0.22} cy={about[1] - r * 0.26} r={r * 0.5} fill={tone(color, palette.surface, 0.24)} />
    </>
  );
}

/** A sheet with a bright edge, which lets some of what is behind it through. */
function Pane(props: {
  about: readonly [number, number];
  width: number;
  height: number;
  angle: number;
  /** How white it is, 0 to 1. */
  clear: number;
  /** A few lines as on a card. */
  lines?: boolean;
}): ReactNode {
  const { u, palette } = useScene();
  const { about, width, height, angle, clear, lines } = props;
  const [x, y] = [about[0] - width / 2, about[1] - height / 2];
  return (
    <g transform={`rotate(${angle} ${about[0].toFixed(1)} ${about[1].toFixed(1)})`}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={46 * u}
        fill={palette.surface}
        fillOpacity={clear}
        stroke={palette.surface}
        strokeOpacity={0.9}
        strokeWidth={2.5 * u}
      />
      {lines
        ? [0.26, 0.48, 0.7].map((down, index) => (
            <rect
              key={down}
              x={x + width * 0.12}
              y={y + height * down}
              width={width * (index === 0 ? 0.34 : index === 1 ? 0.7 : 0.52)}
              height={height * 0.08}
              rx={height * 0.04}
              fill={index === 0 ? palette.accent : palette.text}
              fillOpacity={index === 0 ? 1 : 0.22}
            />
          ))
        : null}
    </g>
  );
}
