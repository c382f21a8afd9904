import type { ShapeClass } from '@scenewright/core';
import type { Rect } from '../scene-context/scene-context.js';

/** Share of the safe area that a picture takes, at the reading end of wide canvases and at the foot of the others. */
const share = { wide: 0.36, square: 0.4, tall: 0.4 } as const;

export interface PictureRoom {
  /** What is left for the content. */
  content: Rect;
  /** A square in the picture's part. */
  picture: Rect;
}

/** Divides the safe area between the content and a picture beside or under it. */
export function pictureRoom(safe: Rect, shape: ShapeClass, u: number): PictureRoom {
  if (shape === 'wide') {
    const width = safe.width * share.wide;
    const gap = 64 * u;
    const side = Math.min(width, safe.height);
    return {
      content: { ...safe, width: safe.width - width - gap },
      picture: { x: safe.x + safe.width - (width + side) / 2, y: safe.y + (safe.height - side) / 2, width: side, height: side }, // prettier-ignore
    };
  }
  const gap = 40 * u;
  const height = safe.height * share[shape];
  const side = Math.min(height, safe.width);
  return {
    content: { ...safe, height: safe.height - height - gap },
    picture: { x: safe.x + (safe.width - side) / 2, y: safe.y + safe.height - (height + side) / 2, width: side, height: side }, // prettier-ignore
  };
}
