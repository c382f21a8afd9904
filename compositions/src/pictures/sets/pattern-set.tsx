import type { ReactNode } from 'react';
import { GroundArt } from '../../look/grounds/ground-art.js';
import { place } from '../../layout/place.js';
import { passing } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { EchoPicture } from '../drawn-picture.js';
import { square } from '../picture-room.js';
import { Plate, plateTurn } from '../plate.js';
import { Hero } from './hero.js';
import type { SetProps } from './set.js';

/** The thing before a paper printed with it: rows of small ones, set off against each other, that pass slowly. */
export function PatternSet({ drawing, clear, colors }: SetProps): ReactNode {
  const scene = useScene();
  const { width, height, shape, u } = scene;
  const wide = shape === 'wide';
  const side = Math.min(clear.width * (wide ? (clear.x > 0 ? 0.76 : 0.5) : 0.86), clear.height * (wide ? 0.9 : 0.8));
  const left = scene.random('side') < 0.5;
  const off = wide && clear.x === 0 ? (left ? 0.4 : 0.6) : 0.5;
  const middle = { x: clear.x + clear.width * off, y: clear.y + clear.height * 0.5 };
  const step = (wide ? 264 : 250) * u;
  const rows = Math.ceil(height / step) + 1;
  const count = Math.ceil(width / step) + 2;
  const shift = passing(scene, 'paper', 12) * step;
  const cells = Array.from({ length: rows * count }, (_, at): Rect => {
    const [line, place] = [Math.floor(at / count), at % count];
    const length = step * 0.56;
    const odd = line % 2 === 1;
    return { x: (place - 1) * step + (odd ? step / 2 : 0) - length / 2, y: (line + 0.35) * step - length / 2, width: length, height: length }; // prettier-ignore
  });
  return (
    <>
      <GroundArt>
        <rect width={width} height={height} fill={colors.wall} />
      </GroundArt>
      <div style={{ position: 'absolute', inset: 0, transform: `translateX(${shift.toFixed(2)}px)` }}>
        {cells.map((cell, at) => (
          <div key={at} style={{ ...place(scene, cell), transform: `rotate(${(at * 37) % 24 - 12}deg)` }}>
            <EchoPicture drawing={drawing} ground={colors.wall} />
          </div>
        ))}
      </div>
      <div style={{ ...place(scene, square(middle.x, middle.y, side * 1.26)), transform: `rotate(${plateTurn(scene)}deg)` }}>
        <svg viewBox="0 0 100 100" width="100%" height="100%" style={{ display: 'block', overflow: 'visible' }}>
          <Plate kind={scene.look.picture.plate} scene={scene} fill={colors.light} />
        </svg>
      </div>
      <Hero drawing={drawing} box={square(middle.x, middle.y, side)} turn={left ? -4 : 4} />
    </>
  ); // prettier-ignore
}
