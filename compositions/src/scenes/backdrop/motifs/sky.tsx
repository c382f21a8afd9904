import type { ReactNode } from 'react';
import { tone } from '../../../look/tone.js';
import { under, type Stage } from '../stage.js';
import { Foot } from './foot.js';
import { Glow } from './glow.js';

/** A sun among clouds of three depths that drift, over a bank of cloud. */
export function Sky({ stage }: { stage: Stage }): ReactNode {
  const { width, foot, u, time, colors, focus, wide, random, risen } = stage;
  const depths = [0.16, 0.3, 0.5];
  const bank = (layer: number) => (x: number) => {
    const phase = (x + time * (8 + layer * 10) * u) / ((210 + layer * 40) * u);
    const bumps = Math.abs(Math.sin(phase)) * 0.6 + Math.abs(Math.sin(phase * 1.7 + layer)) * 0.4;
    return foot - (wide ? 40 : 60) * u - (2 - layer) * 66 * u - bumps * 84 * u + (1 - risen(layer + 2)) * 200 * u;
  };
  return (
    <>
      <Glow
        stage={stage}
        x={focus.x}
        y={focus.y - (wide ? 100 : 40) * u}
        radius={wide ? 170 * u : Math.min(170 * u, foot * 0.14)}
      />
      {depths.map((near, depth) =>
        [0, 1, 2].map((index) => {
          const name = `cloud${depth}${index}`;
          const size = (0.7 + near * 1.5) * (0.8 + random(name) * 0.5) * u;
          const span = width + 900 * u;
          const drift = random(`${name}x`) * span + time * (10 + depth * 12) * u;
          // Clouds keep to the side away from the words.
          const lane = wide ? width * 0.5 : 0;
          const x = wide ? lane + ((drift + index * 300 * u) % (width * 0.62)) - 60 * u : (drift % span) - 450 * u;
          const y = wide
            ? foot * (0.16 + 0.24 * index + 0.1 * random(`${name}y`))
            : foot * (0.54 + 0.12 * index + 0.05 * random(`${name}y`));
          return (
            <Cloud
              key={name}
              x={x}
              y={y}
              size={size * risen(depth + 1)}
              fill={tone(colors.ground, colors.ink, near)}
              fade={wide ? fadeIn(x, lane, 200 * u) : 1}
            />
          );
        }),
      )}
      {[0, 1, 2].map((layer) => (
        <path key={layer} d={under(stage, bank(layer), 10)} fill={colors.depth(0.28 + layer * 0.34)} />
      ))}
      <Foot stage={stage} />
    </>
  );
}

function fadeIn(x: number, edge: number, over: number): number {
  return Math.min(1, Math.max(0, (x - edge + over * 0.3) / over));
}

function Cloud(props: { x: number; y: number; size: number; fill: string; fade: number }): ReactNode {
  const { x, y, size, fill, fade } = props;
  if (fade <= 0 || size <= 0) return null;
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      opacity={fade}
      fill={fill}
      d="M40 120a40 40 0 0 1 6-79.500A62 62 0 0 1 160 22a48 48 0 0 1 76 20a36 36 0 0 1 66 18a31 31 0 0 1-6 60Z"
    />
  );
}
