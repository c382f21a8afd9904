import type { FreeformCamera, FreeformLayer } from '@scenewright/core/scenes';
import type { CSSProperties } from 'react';
import type { SceneState } from '../../scene-context/scene-context.js';
import { valueAt } from './animate.js';

/** The part of the canvas that layers are measured in. */
export interface Stage {
  top: number;
  height: number;
}

/**
 * How the camera moves what lies at a depth: about the middle of the canvas, by as much of its way, turn and nearness as
 * the depth says. Undefined where it changes nothing.
 */
export function cameraView(
  scene: Pick<SceneState, 'width' | 'height' | 'direction'>,
  stage: Stage,
  camera: FreeformCamera | undefined,
  depth: number,
  seconds: number,
): CSSProperties | undefined {
  if (!camera || depth === 0) return undefined;
  const { width, height, direction } = scene;
  const mirror = direction === 'rtl' ? -1 : 1;
  const zoom = Math.max(0.05, 1 + (valueAt(camera.zoom, seconds) - 1) * depth);
  const turn = valueAt(camera.rotation, seconds) * depth * mirror;
  const x = (0.5 - valueAt(camera.x, seconds)) * width * depth * mirror;
  const y = (0.5 - valueAt(camera.y, seconds)) * stage.height * depth;
  if (zoom === 1 && turn === 0 && x === 0 && y === 0) return undefined;
  return {
    ...{ position: 'absolute', left: 0, top: 0, width, height },
    transformOrigin: `${width / 2}px ${stage.top + stage.height / 2}px`,
    transform: `rotate(${turn.toFixed(3)}deg) scale(${zoom.toFixed(4)}) translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`,
  };
}

/** The clip of a layer's mask, in pixels of the canvas; undefined without one. */
export function maskClip(
  scene: Pick<SceneState, 'width' | 'height' | 'direction'>,
  stage: Stage,
  mask: FreeformLayer['mask'],
  seconds: number,
): CSSProperties | undefined {
  if (!mask) return undefined;
  const { width, height, direction } = scene;
  const at = valueAt(mask.x, seconds);
  const cx = (direction === 'rtl' ? 1 - at : at) * width;
  const cy = stage.top + valueAt(mask.y, seconds) * stage.height;
  const half = {
    x: (Math.max(0, valueAt(mask.width, seconds)) * width) / 2,
    y: (Math.max(0, valueAt(mask.height, seconds)) * stage.height) / 2,
  };
  const [left, top, right, bottom] = [cx - half.x, cy - half.y, cx + half.x, cy + half.y].map((value) => Number(value.toFixed(2))); // prettier-ignore
  const clip = {
    rectangle: `polygon(${left}px ${top}px, ${right}px ${top}px, ${right}px ${bottom}px, ${left}px ${bottom}px)`,
    ellipse: `ellipse(${half.x.toFixed(2)}px ${half.y.toFixed(2)}px at ${cx.toFixed(2)}px ${cy.toFixed(2)}px)`,
    triangle: `polygon(${cx.toFixed(2)}px ${top}px, ${right}px ${bottom}px, ${left}px ${bottom}px)`,
  }[mask.shape];
  return { position: 'absolute', left: 0, top: 0, width, height, clipPath: clip };
}
