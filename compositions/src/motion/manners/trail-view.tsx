import type { ReactNode } from 'react';
import { tone } from '../../look/tone.js';
import { useScene } from '../../scene-context/scene-context.js';
import { lifeSeconds } from '../life.js';
import type { Trail, TrailForm } from './manner.js';

/** What a thing gives off, in flat pieces of the pack's own colours on a square of `size` units. */
export function TrailView({ trail, size }: { trail: Trail; size: number }): ReactNode {
  const scene = useScene();
  const { palette } = scene;
  const seconds = lifeSeconds(scene);
  const soft = tone(palette.background, palette.text, 0.32);
  return Array.from({ length: trail.count }, (_, index) => {
    const along = seconds / trail.lasts + index / trail.count;
    const way = along % 1;
    const round = Math.floor(along);
    // Each round sets out from another place, the same in every render.
    const aside = (((index * 0.618 + round * 0.381) % 1) - 0.5) * trail.spread;
    const level = trail.form === 'streak';
    const x = trail.from[0] + (trail.to[0] - trail.from[0]) * way + (level ? 0 : aside);
    const y = trail.from[1] + (trail.to[1] - trail.from[1]) * way + (level ? aside : 0);
    // It comes and goes by its size: faint pieces would be groups of their own to a capture.
    const grown = Math.sin(Math.PI * way) ** 0.7;
    if (grown < 0.08) return null;
    const ink = trail.form === 'steam' || trail.form === 'streak' ? soft : palette.accent;
    const heading = Math.atan2(trail.to[1] - trail.from[1], trail.to[0] - trail.from[0]);
    return (
      <Piece key={index} {...{ form: trail.form, x: x * size, y: y * size, reach: grown * size, way, ink, heading }} />
    );
  });
}

function Piece(props: {
  form: TrailForm;
  x: number;
  y: number;
  reach: number;
  way: number;
  ink: string;
  heading: number;
}): ReactNode {
  const { form, x, y, reach, way, ink, heading } = props;
  const at = (dx: number, dy: number): string => `${(x + dx * reach).toFixed(2)} ${(y + dy * reach).toFixed(2)}`;
  switch (form) {
    case 'steam': {
      const side = 0.03 * Math.cos(way * 6);
      return (
        <path
          d={`M${at(0, 0.09)}C${at(0.05 + side, 0.05)} ${at(-0.05 - side, 0)} ${at(side, -0.09)}`}
          fill="none"
          stroke={ink}
          strokeWidth={0.034 * reach}
          strokeLinecap="round"
        />
      );
    }
    case 'streak':
      return (
        <path
          d={`M${at(0, 0)}L${at(0.15 * Math.cos(heading), 0.15 * Math.sin(heading))}`}
          fill="none"
          stroke={ink}
          strokeWidth={0.022 * reach}
          strokeLinecap="round"
        />
      );
    case 'drop':
      return (
        <path
          d={`M${at(0, -0.05)}C${at(0.035, 0)} ${at(0.028, 0.035)} ${at(0, 0.035)}C${at(-0.028, 0.035)} ${at(-0.035, 0)} ${at(0, -0.05)}Z`}
          fill={ink}
        />
      );
    case 'flake':
      return <circle cx={x} cy={y} r={0.022 * reach} fill={ink} />;
    case 'spark':
      return <circle cx={x} cy={y} r={0.018 * reach} fill={ink} />;
    case 'twinkle':
      return (
        <path
          d={`M${at(0, -0.07)}Q${at(0.01, -0.01)} ${at(0.07, 0)}Q${at(0.01, 0.01)} ${at(0, 0.07)}Q${at(-0.01, 0.01)} ${at(-0.07, 0)}Q${at(-0.01, -0.01)} ${at(0, -0.07)}Z`}
          fill={ink}
        />
      );
    case 'note':
      return (
        <path
          d={`M${at(0.02, -0.09)}V${(y + 0.04 * reach).toFixed(2)}A${(0.03 * reach).toFixed(2)} ${(0.024 * reach).toFixed(2)} 0 1 1 ${at(0, 0.02)}V${(y - 0.09 * reach).toFixed(2)}L${at(0.07, -0.07)}V${(y - 0.04 * reach).toFixed(2)}Z`}
          fill={ink}
        />
      );
    case 'heart':
      return (
        <path
          d={`M${at(0, 0.05)}C${at(-0.09, -0.01)} ${at(-0.05, -0.08)} ${at(0, -0.03)}C${at(0.05, -0.08)} ${at(0.09, -0.01)} ${at(0, 0.05)}Z`}
          fill={ink}
        />
      );
  }
}
