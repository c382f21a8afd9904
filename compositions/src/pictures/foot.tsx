import type { Drawing } from '@scenewright/core';
import type { ReactNode } from 'react';
import { tone } from '../look/tone.js';
import { useScene, type Rect } from '../scene-context/scene-context.js';
import { EchoPictures } from './echo-pictures.js';
import { echoesOnFoot } from './echoes.js';
import { PictureField } from './picture-field.js';
import { fieldFill } from './treatment.js';

/** The ground at the foot of a tall canvas, under the captions, with the picture of the scene or the film rising from it. */
export function Foot({ area, drawing }: { area: Rect; drawing: Drawing | null }): ReactNode {
  const { palette, look } = useScene();
  const { share } = look.picture.field;
  // The nearer of its two grounds is the one that copies stand on.
  const near = share === 1 ? tone(palette.accent, palette.text, 0.16) : fieldFill(palette, share * 1.7);
  return (
    <>
      <PictureField field={{ area, edge: 'top', nearer: area.y + area.height * 0.42 }} />
      {drawing ? <EchoPictures echoes={echoesOnFoot(area)} drawing={drawing} ground={near} /> : null}
    </>
  );
}
