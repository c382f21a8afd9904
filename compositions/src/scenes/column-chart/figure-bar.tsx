import type { LabelledFigure } from '@scenewright/core/fields';
import type { CSSProperties } from 'react';
import { quiet } from '../../charting/shades.js';
import type { SceneState } from '../../scene-context/scene-context.js';

/** The accent for what the claim is about; the rest steps back. Without a highlight all bars carry the claim. */
export function barColor(scene: SceneState, items: readonly LabelledFigure[], item: LabelledFigure): string {
  const { palette } = scene;
  const chosen = items.some((candidate) => candidate.highlight);
  return !chosen || item.highlight ? palette.accent : quiet(scene);
}

/** Fill of a bar in the look's language: solid, or an outline with a faint hatch-free fill. */
export function barStyle(scene: SceneState, color: string): CSSProperties {
  const { shape } = scene.look;
  if (shape.bars === 'outline')
    return { border: `${shape.stroke * scene.u}px solid ${color}`, background: `${color}33`, boxSizing: 'border-box' };
  return { background: color };
}
