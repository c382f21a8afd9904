import type { ReactNode } from 'react';
import { Fan } from '../../look/grounds/fan.js';
import { GroundArt } from '../../look/grounds/ground-art.js';
import { orbit, turnedBy } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import { EchoPictures } from '../echo-pictures.js';
import { echoesOnFoot } from '../echoes.js';
import { square } from '../picture-room.js';
import { Hero } from './hero.js';
import { horizonPath } from './horizon.js';
import type { SetProps } from './set.js';

/** The thing so large that it fills the height, at one side, with light fanning out from behind it over a low floor. */
export function RaysSet({ drawing, clear, colors }: SetProps): ReactNode {
  const scene = useScene();
  const { width, height, shape, u } = scene;
  const wide = shape === 'wide';
  const left = scene.random('side') < 0.5;
  const aside = clear.x > 0;
  const side = Math.min(clear.width * (aside ? 0.92 : wide ? 0.62 : 0.96), clear.height * (wide ? 0.96 : 0.86));
  const off = wide && !aside ? (left ? 0.4 : 0.6) : 0.5;
  const middle = { x: clear.x + clear.width * off, y: clear.y + clear.height * 0.5 };
  const breath = orbit(scene, 'light', 9);
  const horizon = wide ? height * 0.84 : clear.y + clear.height * 0.9;
  const away = side * 0.42;
  const small = [
    { x: left ? 0.86 : 0.14, y: 0.3, turn: left ? 14 : -14, depth: 1.6, side: away },
    { x: left ? 0.74 : 0.26, y: 0.74, turn: left ? -10 : 10, depth: 0.9, side: away * 0.62 },
    { x: left ? 0.06 : 0.94, y: 0.7, turn: left ? -16 : 16, depth: 1.2, side: away * 0.7 },
  ];
  const echoes =
    wide && !aside
      ? small.map(({ x, y, side: length, ...echo }) => ({
          ...echo,
          box: square(x * width, clear.y + y * clear.height, length),
        }))
      : [];
  const below = { x: 0, y: horizon + 120 * u, width, height: height - horizon - 120 * u };
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
      <EchoPictures echoes={echoes} drawing={drawing} ground={colors.floor} />
      {shape === 'tall' ? (
        <>
          <GroundArt>
            <path d={horizonPath(scene, horizon)} fill={colors.near} />
          </GroundArt>
          <EchoPictures echoes={echoesOnFoot(below)} drawing={drawing} ground={colors.near} />
        </>
      ) : null}
      <Hero drawing={drawing} box={square(middle.x, middle.y, side * 0.94)} turn={left ? -5 : 5} />
    </>
  );
}
