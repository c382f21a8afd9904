import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { clamp, mix, spring } from '../../motion/curves.js';
import { gesture } from '../../motion/gesture.js';
import { lifeSeconds, lifeShare } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { turned } from '../../motion/second-act.js';
import { groundingOf } from '../cut-edges.js';
import { frameOf, roomAbout } from '../framing.js';
import { StagedPicture } from '../staged-picture.js';

/** The thing of a shot, which the camera goes towards; what stands on a floor keeps its foot there. */
export function Hero(props: { drawing: Drawing; box: Rect; turn?: number; stands?: boolean }): ReactNode {
  const scene = useScene();
  const { drawing, box, turn = 0, stands = false } = props;
  const { frame, at, look } = scene;
  // The camera comes towards it all the time, and arrives when the shot turns.
  const near = mix(0.88, 0.94, lifeShare(scene)) + 0.06 * turned(scene);
  const landed = mix(0.86, 1, spring(Math.max(0.3, look.motion.bounce))(clamp(frame / at(22))));
  const pose = gesture(scene, 0.8);
  const pivot = stands ? 0.92 : 0.5;
  const room = roomAbout(frameOf(scene, box), box, pivot);
  const seated = groundingOf(drawing) === 'seat';
  const rise = stands || seated ? 0 : Math.sin(lifeSeconds(scene) * 1.1) * 0.012 * box.height;
  return (
    <div
      data-picture={drawing.name}
      style={{
        ...place(scene, box),
        transformOrigin: `50% ${100 * pivot}%`,
        transform: `translateY(${rise}px) rotate(${seated ? 0 : turn + pose.turn}deg) scale(${Math.min(room, near * landed * pose.scale)})`,
      }}
    >
      <StagedPicture drawing={drawing} floored={stands} />
    </div>
  );
}
