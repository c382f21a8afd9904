import type { Palette } from '@scenewright/core/style';
import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { DetailSet } from '../../pictures/sets/detail-set.js';
import { NamePlateView, namePlate } from '../../pictures/sets/name-plate.js';
import { PicturedPlace } from '../../pictures/sets/pictured-place.js';
import { setColors } from '../../pictures/sets/set.js';
import { useScene } from '../../scene-context/scene-context.js';

/** The colour that captions stand on, where they need one. */
export const closeUpField = (palette: Palette): string => setColors({ palette }).wall;

/** A thing towards which the camera goes; its name on a plate over its edge. */
export function CloseUpScene(): ReactNode {
  const scene = useScene<'close-up'>();
  const { content, width, height, palette } = scene;
  const drawing = scene.drawing(content.picture) ?? scene.motif;
  const words = content.title === undefined ? null : { ...content, title: content.title };
  if (drawing && content.size === 'detail') return <DetailSet drawing={drawing} />;
  if (drawing) return <PicturedPlace drawing={drawing} words={words} placed={content.size === 'placed'} />;
  return (
    <>
      <div style={{ ...place(scene, { x: 0, y: 0, width, height }), background: closeUpField(palette) }} />
      {words ? <NamePlateView plate={namePlate(scene, words)} /> : null}
    </>
  );
}
