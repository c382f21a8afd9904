import type { Drawing } from '@scenewright/core/drawings';
import { depictionOf } from '@scenewright/core/figures';
import { sceneKindOf } from '@scenewright/core/scenes';
import type { CSSProperties, ReactNode } from 'react';
import { DepictionView, trendOf } from '../depictions/depiction-view.js';
import { place } from '../layout/place.js';
import { clamp, easeOutQuint, mix } from '../motion/curves.js';
import { lifeSeconds } from '../motion/life.js';
import { depths, viewAt } from '../motion/shot.js';
import { pictureLayer } from '../motion/second-act.js';
import { SceneContext, useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { bearsCopies } from './copies.js';
import { PalePicture } from './drawn-picture.js';
import { EchoPictures } from './echo-pictures.js';
import { echoesIn } from './echoes.js';
import { Foot } from './foot.js';
import { GrownPlate } from './grown-plate.js';
import { square } from './picture-room.js';
import { isPlated, standOf } from './picture-stand.js';
import { Company } from './company.js';
import { StagedPicture } from './staged-picture.js';
import { Plate } from './plate.js';
import { RisingRing } from './rising-ring.js';
import { Halo } from '../world/halo.js';
import { isSeated, SeatShadow } from '../world/seat-shadow.js';
import { PictureField } from './picture-field.js';
import { fieldFill } from './treatment.js';

/**
 * The picture of a scene, under its words. It stands there from the first frame, lands with the pack's bounce, and
 * follows the camera and floats for as long as it is seen.
 */
export function ScenePicture(): ReactNode {
  const scene = useScene();
  const { picture, frame, at, look, direction } = scene;
  // A note or a card has its picture within it: the foot bears copies.
  const own = 'picture' in scene.content && scene.content.picture ? scene.drawing(scene.content.picture) : null;
  if (picture === null)
    return scene.foot ? (
      <SceneContext value={{ ...scene, palette: scene.pictured }}>
        <Foot
          area={scene.foot}
          drawing={scene.motif ?? own}
          alone={scene.largeMotif !== null && !sceneKindOf(scene.kind).holdsMotif}
        />
      </SceneContext>
    ) : null;
  const { drawing, shows, arrangement, field, foot } = picture;
  const box = scene.carried?.box ?? picture.box;
  const { plate } = look.picture;
  const inWorld = scene.art?.world !== undefined;
  // Away from a measure, which has no copies, stands what the film is about.
  const further = drawing ?? scene.motif;
  const seconds = lifeSeconds(scene) + scene.random('float') * 4;
  const view = viewAt(scene, depths.picture);
  const side = direction === 'rtl' ? -view.x : view.x;
  const fit = (share: number): CSSProperties =>
    place(scene, {
      x: box.x + (box.width * (1 - share)) / 2,
      y: box.y + (box.height * (1 - share)) / 2,
      width: box.width * share,
      height: box.height * share,
    });
  // The picture alone, where the words leave it nothing else; else it stands before its own ghost.
  const alone = arrangement === 'behind' && picture.ghost === null;
  const ghostBox = alone ? box : picture.ghost;
  const pale =
    ghostBox && drawing ? (
      <div
        data-picture={drawing.name}
        style={{
          ...place(scene, ghostBox),
          transform: `translate(${side}px, ${view.y + Math.sin(seconds * 0.9) * 0.01 * ghostBox.height}px) scale(${view.scale}) rotate(-8deg)`,
        }}
      >
        <PalePicture drawing={drawing} />
      </div>
    ) : null;
  const grown = mix(0.9, 1, easeOutQuint(clamp(frame / at(18))));
  const spin = plate === 'burst' || plate === 'blob' ? seconds * 5 : 0;
  const crowd = shows !== null && depictionOf(shows, trendOf(scene)) === 'field';
  const plated = isPlated(scene);
  const backed = field !== null || plated ? { ...scene, palette: scene.pictured } : scene;
  const fill = fieldFill(backed.palette, look.picture.field.share);
  return (
    <>
      {field === null && drawing && !shows && !inWorld ? <RisingRing box={box} /> : null}
      {pale}
      {foot ? (
        <SceneContext value={{ ...scene, palette: scene.pictured }}>
          <Foot area={foot} drawing={further} />
        </SceneContext>
      ) : null}
      <SceneContext value={backed}>
        {field ? <PictureField field={field} /> : null}
        {field && further && !crowd && bearsCopies(scene) ? (
          <EchoPictures
            echoes={echoesIn(clearOf(scene, field.area), scene, field.edge === 'end')}
            drawing={further}
            ground={fill}
          />
        ) : null}
        {field === null && typeof scene.carried?.reach === 'number' ? (
          <GrownPlate box={box} reach={scene.carried.reach} />
        ) : null}
        <div style={pictureLayer(scene)}>
          {plated ? (
            <div
              style={{
                ...fit(1),
                transform: `translate(${side}px, ${view.y}px) scale(${grown * view.scale}) rotate(${spin}deg)`,
              }}
            >
              <svg viewBox="0 0 100 100" width="100%" height="100%" style={{ display: 'block' }}>
                <Plate kind={plate} scene={backed} />
              </svg>
            </div>
          ) : null}
          {inWorld && drawing && !shows && !alone ? <Halo drawing={drawing} box={box} quiet /> : null}
          {inWorld && drawing && !shows && !scene.carried?.gone ? (
            <SeatShadow drawing={drawing} box={box} quiet />
          ) : null}
          {drawing && !shows && !alone ? (
            <Company
              drawing={drawing}
              box={box}
              ground={field ? fill : backed.palette.background}
              seated={isSeated(scene, drawing)}
            />
          ) : null}
          {shows ? <DepictionView picture={picture} /> : null}
          {drawing && !shows && !alone && !scene.carried?.gone ? <Standing drawing={drawing} /> : null}
        </div>
      </SceneContext>
    </>
  );
}

/** The picture itself, as it stands at this frame. */
function Standing({ drawing }: { drawing: Drawing }): ReactNode {
  const scene = useScene();
  const { x, y, side, turn, scale } = standOf(scene);
  return (
    <div
      data-picture={drawing.name}
      style={{ ...place(scene, square(x, y, side)), transform: `rotate(${turn}deg) scale(${scale})` }}
    >
      <StagedPicture drawing={drawing} floored={scene.art?.world !== undefined} />
    </div>
  );
}

/** The part of a field in which nothing is written: less what captions stand on. */
function clearOf(scene: SceneState, area: Rect): Rect {
  const { captions, safe, picture, shape, height } = scene;
  const foot = captions === 'bottom' && shape !== 'tall' ? Math.max(safe.y + safe.height, (picture?.box.y ?? 0) + (picture?.box.height ?? 0)) : height; // prettier-ignore
  return { ...area, height: Math.min(area.height, foot - area.y) };
}
