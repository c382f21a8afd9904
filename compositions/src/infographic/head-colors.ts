import type { SceneState } from '../scene-context/scene-context.js';
import { tone } from '../look/tone.js';

export interface HeadColors {
  face: string;
  onFace: string;
  /** What is written smaller. */
  quiet: string;
}

/** The ground of a head that is a field of colour and what is written on it: a brand's primary colour, else the accent. */
export function headColors({ palette }: Pick<SceneState, 'palette'>, field = true): HeadColors {
  if (!field) return { face: palette.background, onFace: palette.text, quiet: palette.muted };
  const [face, onFace] = [palette.primary ?? palette.accent, palette.onPrimary ?? palette.onAccent];
  return { face, onFace, quiet: tone(face, onFace, 0.88) };
}
