import type { Drawing } from '@scenewright/core/drawings';
import { contrast } from '@scenewright/core/style';
import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { clamp, easeOutQuint } from '../motion/curves.js';
import { lifeSeconds } from '../motion/life.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { DrawnPicture, TonePicture } from './drawn-picture.js';

/** The picture of one part of a scene: it grows in at the part's cue and sways for as long as it is seen. */
export function PartPicture(props: {
  drawing: Drawing;
  box: Rect;
  from: number;
  index: number;
  /** The field that it stands on, where that is not the ground of the canvas. */
  field?: { ground: string; text: string };
}): ReactNode {
  const scene = useScene();
  const { drawing, box, from, index, field } = props;
  const { ink } = scene.look.picture;
  // Two tones of the accent are lost on the accent.
  const lost = field !== undefined && ink === 'duotone' && contrast(scene.palette.accent, field.ground) < 1.7;
  const run = easeOutQuint(clamp((scene.frame - from) / scene.at(14)));
  return (
    <div
      data-picture={drawing.name}
      style={{
        ...place(scene, box),
        transform: `rotate(${Math.sin(lifeSeconds(scene) * 1.1 + index * 1.7) * 3}deg) scale(${0.5 + 0.5 * run})`,
        opacity: Math.min(1, run * 2),
      }}
    >
      {lost ? (
        <TonePicture drawing={drawing} ground={field.ground} ink={field.text} />
      ) : (
        <DrawnPicture drawing={drawing} />
      )}
    </div>
  );
}
