import type { Timeline, TimelineScene } from '@scenewright/core/timeline';
import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { mix } from '../motion/curves.js';
import { DrawnPicture } from '../pictures/drawn-picture.js';
import { standOnCanvas } from '../pictures/picture-stand.js';
import { square } from '../pictures/picture-room.js';
import { SceneContext } from '../scene-context/scene-context.js';
import { sceneState } from '../scene-context/scene-state.js';
import { transitionProgress } from './transitions.js';

/** The picture that two scenes show, on its way from where it stood to where it will stand, before both. */
export function CarriedPicture(props: {
  timeline: Timeline;
  before: TimelineScene;
  next: TimelineScene;
  frame: number;
  assetBase: string;
}): ReactNode {
  const { timeline, before, next, frame, assetBase } = props;
  const [from, to] = [before, next].map((scene) => sceneState(timeline, scene, frame - scene.from, assetBase));
  const way = transitionProgress(frame - next.from, next.transition!.frames);
  const [a, b] = [standOnCanvas(from!), standOnCanvas(to!)];
  const between = (key: keyof typeof a): number => mix(a[key], b[key], way);
  const { drawing } = to!.picture!;
  const state = { ...(way < 0.5 ? from! : to!), palette: (way < 0.5 ? from! : to!).pictured };
  return (
    <SceneContext value={state}>
      <div
        data-picture={drawing!.name}
        style={{
          ...place(to!, square(between('x'), between('y'), between('side'))),
          transform: `rotate(${between('turn').toFixed(3)}deg) scale(${between('scale').toFixed(4)})`,
        }}
      >
        <DrawnPicture drawing={drawing!} />
      </div>
    </SceneContext>
  );
}
