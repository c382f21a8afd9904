import type { ReactNode } from 'react';
import { Fan } from '../../look/grounds/fan.js';
import { GroundArt } from '../../look/grounds/ground-art.js';
import { orbit, turnedBy } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import { square } from '../picture-room.js';
import { Hero } from './hero.js';
import { horizonPath } from './horizon.js';
import type { SetProps } from './set.js';

/** The thing so large that it fills the height, at one side, with light fanning out from behind it over a low floor. */
export function RaysSet({ drawing, clear, colors }: SetProps): ReactNode {
  const scene = useScene();
  const { width, height, shape } = scene;
  const wide = shape === 'wide';
  const left = scene.random('side') < 0.5;
  const aside = clear.x > 0;
  const side = Math.min(clear.width * (aside ? 0.92 : wide ? 0.62 : 0.96), clear.height * (wide ? 0.96 : 0.86));
  const off = wide && !aside ? (left ? 0.4 : 0.6) : 0.5;
  const middle = { x: clear.x + clear.width * off, y: clear.y + clear.height * 0.5 };
  const breath = orbit(scene, 'light', 9);
  const horizon = wide ? height * 0.84 : clear.y + clear.height * 0.9;
  return (
    <>
      <GroundArt>
        <rect width={width} height={height} fill={colors.wall} />
        <g transform={`rotate(${turnedBy(scene, 2.4).toFixed(2)} ${middle.x} ${middle.y})`}>
          <Fan about={[middle.x, middle.y]} outer={Math.hypot(width, height)} count={14} fill={colors.floor} />
        </g>
        <circle cx={middle.x} cy={middle.y} r={side * (0.53 + 0.012 * breath.x)} fill={colors.wall} />
        <circle cx={middle.x} cy={middle.y} r={side * (0.46 + 0.012 * breath.y)} fill={colors.light} />
      </GroundArt>
      {shape === 'tall' ? (
        <GroundArt>
          <path d={horizonPath(scene, horizon)} fill={colors.near} />
        </GroundArt>
      ) : null}
      <Hero drawing={drawing} box={square(middle.x, middle.y, side * 0.94)} turn={left ? -5 : 5} />
    </>
  );
}
