import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { tone } from '../look/tone.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { bearsCopies } from './copies.js';
import { EchoPictures } from './echo-pictures.js';
import { DrawnPicture } from './drawn-picture.js';
import { echoesOnFoot } from './echoes.js';
import { place } from '../layout/place.js';
import { lifeSeconds } from '../motion/life.js';
import { viewAt } from '../motion/shot.js';
import { PictureField } from './picture-field.js';
import { fieldFill } from './treatment.js';

/**
 * The ground at the foot of a tall canvas, under the captions, with the picture of the scene or the film rising from it:
 * in copies, or, where the scene has no other picture, itself between two of them.
 */
export function Foot({ area, drawing, alone }: { area: Rect; drawing: Drawing | null; alone?: boolean }): ReactNode {
  const scene = useScene();
  const { palette, look } = scene;
  const { share } = look.picture.field;
  // The nearer of its two grounds is the one that copies stand on.
  const near = share === 1 ? tone(palette.accent, palette.text, 0.16) : fieldFill(palette, share * 1.7);
  return (
    <>
      <PictureField field={{ area, edge: 'top', nearer: area.y + area.height * 0.42 }} />
      {drawing && bearsCopies(scene) ? (
        <EchoPictures echoes={echoesOnFoot(area).slice(0, alone ? 2 : 3)} drawing={drawing} ground={near} />
      ) : null}
      {drawing && alone ? <Rising drawing={drawing} area={area} /> : null}
    </>
  );
}

/** The picture that the film comes back to, cut off by the foot of the canvas. */
function Rising({ drawing, area }: { drawing: Drawing; area: Rect }): ReactNode {
  const scene = useScene();
  const side = Math.min(area.width * 0.66, area.height * 1.5);
  const view = viewAt(scene, 2);
  const sway = Math.sin(lifeSeconds(scene) * 0.8);
  const box: Rect = { x: area.x + (area.width - side) / 2, y: area.y + area.height * 0.14, width: side, height: side };
  return (
    <div
      data-picture={drawing.name}
      style={{
        ...place(scene, box),
        transform: `translate(${view.x}px, ${view.y + sway * 0.015 * side}px) rotate(${-3 + sway * 2}deg) scale(${view.scale})`,
      }}
    >
      <DrawnPicture drawing={drawing} />
    </div>
  );
}
