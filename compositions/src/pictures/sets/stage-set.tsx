import type { ReactNode } from 'react';
import { GroundArt } from '../../look/grounds/ground-art.js';
import { place } from '../../layout/place.js';
import { orbit } from '../../motion/life.js';
import { viewAt } from '../../motion/shot.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { bearsCopies } from '../copies.js';
import { EchoPictures } from '../echo-pictures.js';
import { echoesOnFoot } from '../echoes.js';
import { square } from '../picture-room.js';
import { Plate, plateTurn } from '../plate.js';
import { Hero } from './hero.js';
import { horizonPath } from './horizon.js';
import type { SetProps } from './set.js';

/** Things of its kind stand to both sides, as shares of the width and of the thing's own side. */
const row = [
  { x: 0.1, side: 0.46, depth: 0.7 },
  { x: 0.9, side: 0.5, depth: 0.7 },
  { x: 0.27, side: 0.28, depth: 0.4 },
  { x: 0.73, side: 0.3, depth: 0.4 },
] as const;

/** The thing on a floor before a light, with others of its kind away from it on the horizon. */
export function StageSet({ drawing, clear, colors }: SetProps): ReactNode {
  const scene = useScene();
  const { width, height, shape, u } = scene;
  const wide = shape === 'wide';
  const side = Math.min(clear.width * (clear.x > 0 ? 0.86 : wide ? 0.52 : 0.92), clear.height * (wide ? 0.88 : 0.74));
  const middle = clear.x + clear.width * 0.5;
  const foot = clear.y + clear.height * (wide ? 0.97 : 0.93);
  const horizon = foot - side * 0.3;
  const box: Rect = { x: middle - side / 2, y: foot - side, width: side, height: side };
  const light = square(middle, box.y + side * 0.42, side * 1.22);
  const far = viewAt(scene, 0.5);
  const copies = bearsCopies(scene);
  const sway = orbit(scene, 'horizon', 11);
  const echoes = row.map(({ x, side: share, depth }, at) => {
    const length = side * share;
    return {
      box: { x: clear.x + x * clear.width - length / 2, y: horizon - length * 0.86, width: length, height: length },
      turn: [-3, 4, 2, -2][at]!,
      depth,
    };
  });
  const below: Rect = { x: 0, y: foot + 60 * u, width, height: height - foot - 60 * u };
  return (
    <>
      <GroundArt>
        <rect width={width} height={height} fill={colors.wall} />
      </GroundArt>
      <div style={{ ...place(scene, light), transform: `translate(${far.x}px, ${far.y}px) scale(${far.scale}) rotate(${plateTurn(scene)}deg)` }}>
        <svg viewBox="0 0 100 100" width="100%" height="100%" style={{ display: 'block', overflow: 'visible' }}>
          <Plate kind={scene.look.picture.plate} scene={scene} fill={colors.light} />
        </svg>
      </div>
      {copies ? <EchoPictures echoes={echoes} drawing={drawing} ground={colors.wall} /> : null}
      <GroundArt>
        <path d={horizonPath(scene, horizon + sway.y * 6 * u)} fill={colors.floor} />
        <ellipse cx={middle} cy={foot - side * 0.07} rx={side * 0.4} ry={side * 0.055} fill={colors.near} />
      </GroundArt>
      {copies && shape === 'tall' ? <EchoPictures echoes={echoesOnFoot(below)} drawing={drawing} ground={colors.floor} /> : null}
      <Hero drawing={drawing} box={box} stands />
    </>
  ); // prettier-ignore
}
