import type { ReactNode } from 'react';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { bearsCopies } from '../../pictures/copies.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { GroundVariant } from '../look.js';
import { legible } from '../tone.js';
import { Drift } from './drift.js';
import { GroundArt } from './ground-art.js';
import { Ripples } from './ripples.js';

/** One quarter disc of the accent, cut by the corner: it grows in with a statement; beside content pale discs drift, and now and then rings spread. */
export function ClearGround({ variant }: { variant: GroundVariant }): ReactNode {
  const scene = useScene();
  const { width, height, u, palette, frame, at, shape } = scene;
  if (variant === 'content') {
    const pale = (color: string): string => legible(palette, color, 0.13);
    const wide = shape === 'wide';
    if (bearsCopies(scene))
      return (
        <GroundArt>
          <Ripples about={[width, height * 1.04]} reach={wide ? 1180 : 1040} fill={pale(palette.accent)} />
          <rect x={0} y={0} width={10 * u} height={height} fill={palette.accent} />
        </GroundArt>
      );
    return (
      <GroundArt flips>
        <Drift name="hill" wander={[64, 26]} period={10}>
          <circle cx={width * 0.92} cy={height * 1.12} r={(wide ? 640 : 700) * u} fill={pale(palette.accent)} />
        </Drift>
        <Drift name="moon" wander={[30, 40]} period={9} depth={1.6}>
          <circle cx={width * 0.06} cy={-60 * u} r={250 * u} fill={pale(palette.data[1] ?? palette.accent)} />
        </Drift>
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
