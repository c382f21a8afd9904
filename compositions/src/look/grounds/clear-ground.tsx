import type { ReactNode } from 'react';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { GroundVariant } from '../look.js';
import { legible } from '../tone.js';
import { Drift } from './drift.js';
import { GroundArt } from './ground-art.js';
import { Ripples } from './ripples.js';

/** One quarter disc of the accent, cut by the corner: it grows in with a statement; beside content pale rings spread. */
export function ClearGround({ variant }: { variant: GroundVariant }): ReactNode {
  const { width, height, u, palette, frame, at, shape } = useScene();
  if (variant === 'content') {
    const pale = (color: string): string => legible(palette, color, 0.13);
    return (
      <GroundArt>
        <Ripples about={[width, height * 1.04]} reach={shape === 'wide' ? 1180 : 1040} fill={pale(palette.accent)} />
        <Ripples about={[width * 0.16, -70 * u]} reach={560} fill={pale(palette.data[1] ?? palette.accent)} />
        <rect x={0} y={0} width={10 * u} height={height} fill={palette.accent} />
      </GroundArt>
    );
  }
  const grown = easeOutQuint(clamp(frame / at(24)));
  const radius = (shape === 'wide' ? 560 : 480) * u * (0.7 + 0.3 * grown);
  return (
    <GroundArt flips>
      <Drift name="outer" wander={18} period={11} about={[width, height]}>
        <circle cx={width} cy={height} r={radius} fill={palette.accent} />
      </Drift>
      <Drift name="middle" wander={24} period={9} about={[width, height]} depth={1.4}>
        <circle cx={width} cy={height} r={radius * 0.58} fill={palette.data[1]} />
      </Drift>
      <Drift name="inner" wander={16} period={8} about={[width, height]} depth={1.8}>
        <circle cx={width} cy={height} r={radius * 0.26} fill={palette.background} />
      </Drift>
    </GroundArt>
  );
}
