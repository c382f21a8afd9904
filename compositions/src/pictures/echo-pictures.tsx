import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { lifeSeconds } from '../motion/life.js';
import { viewAt } from '../motion/shot.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Echo } from './echo.js';
import { EchoPicture } from './drawn-picture.js';

/** Copies of a picture in near tones of what they stand on; each sways by itself and moves with the camera by its depth. */
export function EchoPictures(props: { echoes: readonly Echo[]; drawing: Drawing; ground: string }): ReactNode {
  const scene = useScene();
  const { echoes, drawing, ground } = props;
  const seconds = lifeSeconds(scene);
  return echoes.map(({ box, turn, depth }, at) => {
    const view = viewAt(scene, depth);
    const x = scene.direction === 'rtl' ? -view.x : view.x;
    const sway = Math.sin(seconds * 0.7 + at * 2.1);
    return (
      <div
        key={at}
        data-echo={drawing.name}
        style={{
          ...place(scene, box),
          transform: `translate(${x}px, ${view.y + sway * 0.02 * box.height}px) rotate(${turn + sway * 3}deg) scale(${view.scale})`,
        }}
      >
        <EchoPicture drawing={drawing} ground={ground} acts={0.8} />
      </div>
    );
  });
}
