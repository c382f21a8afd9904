import { depictionOf } from '@scenewright/core/figures';
import type { CSSProperties, ReactNode } from 'react';
import { DepictionView, trendOf } from '../depictions/depiction-view.js';
import { place } from '../layout/place.js';
import { clamp, easeOutQuint, mix, spring } from '../motion/curves.js';
import { lifeSeconds } from '../motion/life.js';
import { depths, viewAt } from '../motion/shot.js';
import { approach, gesture } from '../motion/gesture.js';
import { SceneContext, useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { DrawnPicture, PalePicture } from './drawn-picture.js';
import { EchoPictures } from './echo-pictures.js';
import { echoesIn } from './echoes.js';
import { Foot } from './foot.js';
import { Plate } from './plate.js';
import { PictureField } from './picture-field.js';
import { fieldFill } from './treatment.js';

/** Kinds that show the film's picture within: at their foot stand copies. */
const holdsMotif: ReadonlySet<SceneState['kind']> = new Set<SceneState['kind']>(['browser-frame', 'poster', 'headline-clipping', 'backdrop', 'close-up']); // prettier-ignore

/** Share of the square that the drawing takes: a plate shows around it, a field does not need to. */
const drawnShare = { plate: 0.84, bleeding: 0.9, free: 0.98 } as const;

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
          alone={scene.largeMotif !== null && !holdsMotif.has(scene.kind)}
        />
      </SceneContext>
    ) : null;
  const { box, drawing, shows, arrangement, field, foot } = picture;
  const { plate } = look.picture;
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
  const landed = mix(0.8, 1, spring(Math.max(0.3, look.motion.bounce))(clamp(frame / at(24))));
  const rise = Math.sin(seconds * 1.15) * 0.014 * box.height;
  const pose = gesture(scene);
  const turn = Math.sin(seconds * 0.8) * 1.7 + pose.turn + (arrangement === 'behind' ? 7 : 0);
  const spin = plate === 'burst' || plate === 'blob' ? seconds * 5 : 0;
  // A crowd of marks would hang over the edge of a plate.
  const crowd = shows !== null && depictionOf(shows, trendOf(scene)) === 'field';
  const plated =
    field === null && !crowd && arrangement !== 'behind' && !(arrangement === 'bleed' && plate === 'frame');
  const backed = field !== null || plated ? { ...scene, palette: scene.pictured } : scene;
  const fill = fieldFill(backed.palette, look.picture.field.share);
  return (
    <>
      {pale}
      {foot ? (
        <SceneContext value={{ ...scene, palette: scene.pictured }}>
          <Foot area={foot} drawing={further} />
        </SceneContext>
      ) : null}
      <SceneContext value={backed}>
        {field ? <PictureField field={field} /> : null}
        {field && further && !crowd ? (
          <EchoPictures
            echoes={echoesIn(clearOf(scene, field.area), scene, field.edge === 'end')}
            drawing={further}
            ground={fill}
          />
        ) : null}
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
        {shows ? <DepictionView picture={picture} /> : null}
        {drawing && !shows && !alone ? (
          <div
            data-picture={drawing.name}
            style={{
              ...fit(drawnShare[!plated ? 'free' : arrangement === 'bleed' ? 'bleeding' : 'plate']),
              transform: `translate(${side}px, ${view.y + rise}px) rotate(${turn}deg) scale(${landed * view.scale * pose.scale * approach(scene)})`,
            }}
          >
            <DrawnPicture drawing={drawing} />
          </div>
        ) : null}
      </SceneContext>
    </>
  );
}

/** The part of a field in which nothing is written: less what captions stand on. */
function clearOf(scene: SceneState, area: Rect): Rect {
  const { captions, safe, picture, shape, height } = scene;
  const foot = captions === 'bottom' && shape !== 'tall' ? Math.max(safe.y + safe.height, (picture?.box.y ?? 0) + (picture?.box.height ?? 0)) : height; // prettier-ignore
  return { ...area, height: Math.min(area.height, foot - area.y) };
}
