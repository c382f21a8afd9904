import type { Drawing } from '@scenewright/core';
import type { ReactNode } from 'react';
import { useScene, type Rect } from '../../scene-context/scene-context.js';
import { namePlate, NamePlateView, type PlateWords } from './name-plate.js';
import { PictureSet } from './picture-set.js';

/** A thing in a place built around it, over the whole canvas, and what is said of it on a plate. */
export function PicturedPlace({ drawing, words }: { drawing: Drawing; words: PlateWords | null }): ReactNode {
  const scene = useScene();
  const { width, height, safe, captions, shape } = scene;
  const plate = words && namePlate(scene, words);
  const shown = captions === 'bottom' ? safe.y + safe.height : height;
  // Upright, the plate stands under the thing; lying, it covers its foot.
  const clear: Rect = { x: 0, y: 0, width, height: shape === 'wide' || !plate ? shown : plate.box.y };
  return (
    <>
      <PictureSet drawing={drawing} clear={clear} />
      {plate ? <NamePlateView plate={plate} /> : null}
    </>
  );
}
