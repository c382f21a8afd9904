import { contrast } from '@scenewright/core';
import { tone } from '../look/tone.js';
import type { StressShare } from '../motion/stress.js';
import type { SceneState } from '../scene-context/scene-context.js';

/** Ink of a text that is named (the accent, where it can be read) or that steps back; colours of another meaning stay. */
export function stressedInk({ palette }: SceneState, color: string, { lift, back }: StressShare): string {
  if (lift === 0 && back === 0) return color;
  if (color !== palette.text && color !== palette.muted) return color;
  if (lift > 0) {
    const legible = [palette.background, palette.surface].every((ground) => contrast(palette.accent, ground) >= 4.5);
    return tone(color, legible ? palette.accent : palette.text, lift);
  }
  return tone(color, palette.muted, back);
}

/** Colour of a mark that steps back: a bar, a slice, a node. */
export function steppedBack({ palette }: SceneState, color: string, back: number): string {
  return back > 0 && /^#[0-9a-f]{6}$/i.test(color) ? tone(color, palette.background, 0.5 * back) : color;
}
