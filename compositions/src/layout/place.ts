import type { CSSProperties } from 'react';
import type { SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';

/** CSS of a box; in right-to-left languages it stands mirrored. */
export function place(scene: Pick<SceneState, 'direction' | 'width'>, rect: Rect): CSSProperties {
  const left = scene.direction === 'rtl' ? scene.width - rect.x - rect.width : rect.x;
  return { position: 'absolute', left, top: rect.y, width: rect.width, height: rect.height };
}

/** CSS of a layer of the whole canvas that turns and grows about a point; in right-to-left languages that stands mirrored. */
export function layerAbout(
  scene: Pick<SceneState, 'direction' | 'width' | 'height'>,
  point: { x: number; y: number },
): CSSProperties {
  const x = scene.direction === 'rtl' ? scene.width - point.x : point.x;
  return {
    position: 'absolute',
    left: 0,
    top: 0,
    width: scene.width,
    height: scene.height,
    transformOrigin: `${x}px ${point.y}px`,
  };
}

/** The middle of a box. */
export const middleOf = ({ x, y, width, height }: Rect): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** A box with equal or single insets taken off. */
export function inset(rect: Rect, x: number, y = x): Rect {
  return { x: rect.x + x, y: rect.y + y, width: rect.width - 2 * x, height: rect.height - 2 * y };
}

/** The upper part of a box, and what is left under it after a gap. */
export function splitRows(rect: Rect, upper: number, gap: number): [Rect, Rect] {
  return [
    { ...rect, height: upper },
    { ...rect, y: rect.y + upper + gap, height: rect.height - upper - gap },
  ];
}

/** The part of a box at the reading side, and what is left beside it after a gap. */
export function splitColumns(rect: Rect, first: number, gap: number): [Rect, Rect] {
  return [
    { ...rect, width: first },
    { ...rect, x: rect.x + first + gap, width: rect.width - first - gap },
  ];
}

/** `count` equal boxes in a row or column. */
export function distribute(rect: Rect, count: number, gap: number, axis: 'x' | 'y'): Rect[] {
  return Array.from({ length: count }, (_, index) => {
    if (axis === 'x') {
      const width = (rect.width - (count - 1) * gap) / count;
      return { ...rect, x: rect.x + index * (width + gap), width };
    }
    const height = (rect.height - (count - 1) * gap) / count;
    return { ...rect, y: rect.y + index * (height + gap), height };
  });
}
