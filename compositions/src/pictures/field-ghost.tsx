import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { lifeSeconds } from '../motion/life.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { GhostPicture } from './drawn-picture.js';

/** Letters smaller than this, in layout units, are hard to tell from the edges of a pale picture behind them. */
const leastSize = 60;

/** Whether a text may stand before a pale picture. */
export const bearsGhost = ({ u }: Pick<SceneState, 'u'>, { size }: { size: number }): boolean => size >= leastSize * u;

/** A picture in near tones of a field or a sheet, which cuts it off: words in `ink` keep their contrast on it. */
export function FieldGhost(props: {
  drawing: Drawing;
  field: Rect;
  ground: string;
  ink: string;
  /** Its middle, as shares of the field. */
  x?: number;
  y?: number;
  side: number;
  /** Degrees. */
  turn?: number;
}): ReactNode {
  const scene = useScene();
  const { drawing, field, ground, ink, x = 0.78, y = 0.58, side, turn = -8 } = props;
  const seconds = lifeSeconds(scene);
  const middle = (scene.direction === 'rtl' ? 1 - x : x) * field.width;
  return (
    <div style={{ ...place(scene, field), overflow: 'hidden' }}>
      <div
        data-picture={drawing.name}
        style={{
          position: 'absolute',
          left: middle - side / 2,
          top: field.height * y - side / 2,
          width: side,
          height: side,
          transform: `translateX(${Math.sin(seconds * 0.7) * 12}px) rotate(${turn + Math.sin(seconds * 0.9)}deg)`,
        }}
      >
        <GhostPicture drawing={drawing} ground={ground} ink={ink} />
      </div>
    </div>
  );
}
