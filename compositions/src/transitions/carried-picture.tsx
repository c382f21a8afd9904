import type { Timeline, TimelineScene } from '@scenewright/core/timeline';
import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { mix } from '../motion/curves.js';
import { DrawnPicture, PalePicture } from '../pictures/drawn-picture.js';
import { standOnCanvas, type Stand } from '../pictures/picture-stand.js';
import { square } from '../pictures/picture-room.js';
import { SceneContext, type SceneState } from '../scene-context/scene-context.js';
import { sceneState } from '../scene-context/scene-state.js';
import { transitionProgress } from './transitions.js';

/**
 * The picture that two scenes show, on its way from where it stood to where it will stand, before both. One that has it
 * on its ground alone shows it pale: it gains its colours on the way, or loses them.
 */
export function CarriedPicture(props: {
  timeline: Timeline;
  before: TimelineScene;
  next: TimelineScene;
  frame: number;
  assetBase: string;
}): ReactNode {
  const { timeline, before, next, frame, assetBase } = props;
  const [from, to] = [before, next].map((scene) => sceneState(timeline, scene, frame - scene.from, assetBase)) as [SceneState, SceneState]; // prettier-ignore
  const way = transitionProgress(frame - next.from, next.transition!.frames);
  const [a, b] = [standIn(from), standIn(to)];
  const between = (key: keyof Stand): number => mix(a[key], b[key], way);
  const drawing = (to.picture ?? from.picture)!.drawing!;
  const color = !from.picture ? way : !to.picture ? 1 - way : 1;
  const state = { ...(way < 0.5 ? from : to), palette: (way < 0.5 ? from : to).pictured };
  const style = {
    ...place(to, square(between('x'), between('y'), between('side'))),
    transform: `rotate(${between('turn').toFixed(3)}deg) scale(${between('scale').toFixed(4)})`,
  };
  return (
    <>
      {color < 1 && to.picture ? (
        <SceneContext value={to}>
          <div style={{ ...style, opacity: 1 - color }}>
            <PalePicture drawing={drawing} />
          </div>
        </SceneContext>
      ) : null}
      <SceneContext value={state}>
        <div data-picture={drawing.name} style={color < 1 ? { ...style, opacity: color } : style}>
          <DrawnPicture drawing={drawing} />
        </div>
      </SceneContext>
    </>
  );
}

/** How the picture stands in a scene; on a ground it is the first of the copies. */
function standIn(scene: SceneState): Stand {
  if (scene.picture) return standOnCanvas(scene);
  const { box, turn } = scene.motifGround!.copies[0]!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, side: box.width, turn, scale: 1 };
}
