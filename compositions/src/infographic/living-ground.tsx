import type { ReactNode } from 'react';
import { Drift } from '../look/grounds/drift.js';
import { luminance } from '@scenewright/core/style';
import { groundInk, legible } from '../look/tone.js';
import { lifeSeconds } from '../motion/life.js';
import { SceneContext, useScene } from '../scene-context/scene-context.js';

/** Rounds of colour: their place and radius as shares of the canvas and of its short side, and how far they wander. */
const rounds = [
  { x: 0.06, y: 0.3, radius: 0.46, wander: 46, share: 0.12 },
  { x: 0.97, y: 0.1, radius: 0.34, wander: 60, share: 0.16 },
  { x: 0.72, y: 0.98, radius: 0.52, wander: 52, share: 0.1 },
] as const;

/** On a dark ground as much of the ink looks like holes in it. */
const onDark = { below: 0.1, share: 0.45 } as const;

const stepsPerSecond = 5;

/**
 * The ground of a poster: calm, for what a pack draws in the margins of scenes would run into the panels, and alive,
 * also after all of its panels have come.
 */
export function LivingGround(): ReactNode {
  const outer = useScene();
  const { width, height, palette } = outer;
  // Cards lie over most of it, and all of them are drawn again with each of its steps: it wanders slowly, and steps seldom.
  const step = Math.max(1, Math.round(outer.fps / stepsPerSecond));
  const scene = { ...outer, age: Math.floor(outer.age / step) * step };
  const short = Math.min(width, height);
  const seconds = lifeSeconds(scene);
  const strength = luminance(palette.background) < onDark.below ? onDark.share : 1;
  return (
    <SceneContext value={scene}>
      <div data-ground style={{ position: 'absolute', inset: 0, background: palette.background }}>
        <svg width={width} height={height} style={{ position: 'absolute', left: 0, top: 0 }}>
          {rounds.map(({ x, y, radius, wander, share }, index) => (
            <Drift key={index} name={`round-${index}`} wander={wander} period={16 + 3 * index}>
              <circle
                cx={x * width}
                cy={y * height}
                r={short * radius * (1 + 0.03 * Math.sin(seconds * 0.7 + index * 2))}
                fill={legible(palette, groundInk(palette), share * strength)}
              />
            </Drift>
          ))}
        </svg>
      </div>
    </SceneContext>
  );
}
