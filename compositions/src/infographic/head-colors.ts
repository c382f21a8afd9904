import type { SceneState } from '../scene-context/scene-context.js';

/** The ground of the head and what is written on it: a brand's primary colour, else the accent. */
export function headColors({ palette }: Pick<SceneState, 'palette'>): { face: string; onFace: string } {
  return { face: palette.primary ?? palette.accent, onFace: palette.onPrimary ?? palette.onAccent };
}
