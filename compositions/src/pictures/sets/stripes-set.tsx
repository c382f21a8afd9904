import type { ReactNode } from 'react';
import { GroundArt } from '../../look/grounds/ground-art.js';
import { PassingBands } from '../../look/grounds/passing-bands.js';
import { place } from '../../layout/place.js';
import { useScene } from '../../scene-context/scene-context.js';
import { square } from '../picture-room.js';
import { Plate, plateTurn } from '../plate.js';
import { Hero } from './hero.js';
import type { SetProps } from './set.js';

/** The thing on a plate before a wall of broad stripes that pass slowly. */
export function StripesSet({ drawing, clear, colors }: SetProps): ReactNode {
  const scene = useScene();
  const { width, height, shape } = scene;
  const wide = shape === 'wide';
  const side = Math.min(clear.width * (wide ? (clear.x > 0 ? 0.76 : 0.5) : 0.86), clear.height * (wide ? 0.9 : 0.8));
  const left = scene.random('side') < 0.5;
  const off = wide && clear.x === 0 ? (left ? 0.4 : 0.6) : 0.5;
  const middle = { x: clear.x + clear.width * off, y: clear.y + clear.height * 0.5 };
  return (
    <>
      <GroundArt>
        <rect width={width} height={height} fill={colors.wall} />
        <PassingBands fill={colors.stripe} step={640} share={0.46} speed={30} slant={left ? 420 : -420} />
      </GroundArt>
      <div style={{ ...place(scene, square(middle.x, middle.y, side * 1.26)), transform: `rotate(${plateTurn(scene)}deg)` }}>
        <svg viewBox="0 0 100 100" width="100%" height="100%" style={{ display: 'block', overflow: 'visible' }}>
          <Plate kind={scene.look.picture.plate} scene={scene} fill={colors.light} />
        </svg>
      </div>
      <Hero drawing={drawing} box={square(middle.x, middle.y, side)} turn={left ? -4 : 4} />
    </>
  ); // prettier-ignore
}
