import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { GroundArt } from '../../look/grounds/ground-art.js';
import { easeInOut, mix } from '../../motion/curves.js';
import { lifeShare } from '../../motion/life.js';
import { place } from '../../layout/place.js';
import { useScene } from '../../scene-context/scene-context.js';
import { kept } from '../framing.js';
import { DrawnPicture } from '../drawn-picture.js';
import { bearsCopies } from '../copies.js';
import { EchoPictures } from '../echo-pictures.js';
import { echoesOnFoot } from '../echoes.js';
import { square } from '../picture-room.js';
import { Halo } from '../../world/halo.js';
import { WorldView } from '../../world/world.js';
import { horizonPath } from './horizon.js';
import { setColors } from './set.js';

/** Degrees that it leans, as nothing does that stands. */
const lean = 6;

/** A thing that has just been seen in its place, now alone before a light: as near as it is whole, and the camera comes nearer. */
export function DetailSet({ drawing }: { drawing: Drawing }): ReactNode {
  const scene = useScene();
  const { width, height, u, safe, captions, foot } = scene;
  const colors = setColors(scene);
  const left = scene.random('side') < 0.5;
  const down = scene.random('way') < 0.5;
  const shown = captions === 'bottom' ? safe.y + safe.height : height;
  const above = captions === 'top' ? safe.y : 0;
  const room = { left: kept * u, right: width - kept * u, top: above + kept * u, bottom: shown - kept * u };
  const most = Math.min(room.right - room.left, room.bottom - room.top);
  const way = easeInOut(lifeShare(scene)) * 0.5 + lifeShare(scene) * 0.5;
  // It drifts towards its middle, where there is room for all of its growth.
  const aside = (1 - way) * 0.07 * most;
  const x = width / 2 + (left ? 1 : -1) * aside;
  const y = (room.top + room.bottom) / 2 + (down ? 1 : -1) * aside * 0.6;
  const scale = mix(0.76, 0.98, way);
  const turn = (left ? -1 : 1) * lean * (1 - 0.6 * way);
  const box = square(x, y, most);
  return (
    <>
      <WorldView floor={0.9} taken={[box]} />
      <Halo drawing={drawing} box={square(x, y, most * 0.86)} />
      <div
        data-picture={drawing.name}
        style={{ ...place(scene, box), transform: `rotate(${turn.toFixed(2)}deg) scale(${scale.toFixed(4)})` }}
      >
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
