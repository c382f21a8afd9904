import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { GroundArt } from '../../look/grounds/ground-art.js';
import { easeInOut, mix } from '../../motion/curves.js';
import { lifeShare } from '../../motion/life.js';
import { place } from '../../layout/place.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { DrawnPicture } from '../drawn-picture.js';
import { bearsCopies } from '../copies.js';
import { EchoPictures } from '../echo-pictures.js';
import { echoesOnFoot } from '../echoes.js';
import { square } from '../picture-room.js';
import { WorldView } from '../../world/world.js';
import { horizonPath } from './horizon.js';
import { setColors } from './set.js';

/** Share of the drawing over which the camera travels. */
const travel = 0.34;

/** A thing that has just been seen whole, so near that the frame cuts it: the camera travels along it before a light. */
export function DetailSet({ drawing }: { drawing: Drawing }): ReactNode {
  const scene = useScene();
  const { width, height, u, safe, captions, shape, foot } = scene;
  const colors = setColors(scene);
  const left = scene.random('side') < 0.5;
  const down = scene.random('way') < 0.5;
  const tall = shape === 'tall';
  const shown = captions === 'bottom' ? safe.y + safe.height : height;
  const side = tall ? width * 1.14 : Math.min(Math.max(width, height) * 1.06, Math.min(width, height) * 1.62);
  const way = easeInOut(lifeShare(scene)) * 0.5 + lifeShare(scene) * 0.5;
  const x = width * 0.5 + (left ? 1 : -1) * mix(travel / 2, -travel / 2, way) * side * 0.8;
  const y =
    (tall ? shown : height) * 0.5 + (down ? 1 : -1) * mix(travel / 2, -travel / 2, way) * side * (tall ? 0.3 : 0.5);
  const near = mix(1, 1.1, way);
  const turned = (box: Rect, turn: number, scale: number) => ({
    ...place(scene, box),
    transform: `rotate(${turn}deg) scale(${scale})`,
  });
  return (
    <>
      <WorldView floor={0.9} />
      <div data-picture={drawing.name} style={turned(square(x, y, side), left ? -7 : 7, near)}>
        <DrawnPicture drawing={drawing} />
      </div>
      {/* Captions keep the ground that they are set for. */}
      {captions === 'bottom' ? (
        <GroundArt>
          <path d={horizonPath(scene, shown + 6 * u)} fill={colors.wall} />
        </GroundArt>
      ) : captions === 'top' ? (
        <GroundArt>
          <rect width={width} height={safe.y - 6 * u} fill={colors.wall} />
        </GroundArt>
      ) : null}
      {foot && bearsCopies(scene) ? (
        <EchoPictures echoes={echoesOnFoot(foot)} drawing={drawing} ground={colors.wall} />
      ) : null}
    </>
  );
}
