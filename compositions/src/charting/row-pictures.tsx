import type { PicturedFigure } from '@scenewright/core/fields';
import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { inset, place } from '../layout/place.js';
import { PartPicture } from '../pictures/part-picture.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';

/** Room for the pictures of what a chart compares, where it has them. */
export interface PictureRoom {
  drawings: readonly (Drawing | null)[];
  /** Side of each picture; 0 where nothing has one. */
  side: number;
}

/** A picture smaller than this is a spot. */
const leastSide = 34;

/** The pictures of the items at up to `side`; none where they would be spots. */
export function pictureRoom(scene: SceneState, items: readonly PicturedFigure[], side: number): PictureRoom {
  const drawings = items.map(({ picture }) => scene.drawing(picture));
  return drawings.some((drawing) => drawing) && side >= leastSide * scene.u
    ? { drawings, side }
    : { drawings: items.map(() => null), side: 0 };
}

/** The picture of one item, in the middle of its box; a dot for one among others that have theirs. */
export function RowPicture(props: { room: PictureRoom; index: number; box: Rect; from: number }): ReactNode {
  const { room, index, box, from } = props;
  const scene = useScene();
  const drawing = room.drawings[index];
  const { side } = room;
  if (side === 0 || scene.frame < from) return null;
  const middle = { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side };
  if (!drawing)
    return (
      <div
        style={{
          ...place(scene, inset(middle, side * 0.4, side * 0.4)),
          borderRadius: '50%',
          background: scene.palette.accent,
        }}
      />
    );
  return <PartPicture drawing={drawing} box={middle} from={from} index={index} />;
}
