import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { namePlate, NamePlateView, type PlateWords } from './name-plate.js';
import { WorldSet } from '../../world/world-set.js';

/** A thing in a place built around it, over the whole canvas, and what is said of it on a plate. */
export function PicturedPlace(props: { drawing: Drawing; words: PlateWords | null; placed?: boolean }): ReactNode {
  const { drawing, words, placed = false } = props;
  const scene = useScene();
  const { width, height, safe, captions, shape } = scene;
  const plate = words && namePlate(scene, words);
  const shown = captions === 'bottom' ? safe.y + safe.height : height;
  // Beside the plate where the canvas is wide, over it elsewhere: words never cover what they name.
  const beside = plate && shape === 'wide' ? plate.box.width - 0.02 * width : 0;
  const clear: Rect = {
    x: beside,
    y: 0,
    width: width - beside,
    height: shape === 'wide' || !plate ? shown : plate.box.y,
  };
  return (
    <>
      <WorldSet drawing={drawing} clear={clear} placed={placed} taken={plate ? [plate.box] : []} />
      {plate ? <NamePlateView plate={plate} /> : null}
    </>
  );
}
