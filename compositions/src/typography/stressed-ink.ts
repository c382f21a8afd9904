import { contrast } from '@scenewright/core/style';
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

/** Colour of a mark (a bar, a slice, a level): the accent while it is named, fainter while another one is. */
export function stressedMark({ palette }: SceneState, color: string, { lift, back }: StressShare): string {
  if ((lift === 0 && back === 0) || !/^#[0-9a-f]{6}$/i.test(color)) return color;
  // Good and bad keep their colours.
  const meant = color === palette.positive || color === palette.negative;
  return tone(meant ? color : tone(color, palette.accent, lift), palette.background, 0.5 * back);
}

/** Colour of the word that is being said in a text of this colour: the accent where it can be read; null where it cannot. */
export function readInk({ palette }: SceneState, color: string): string | null {
  const legible =
    contrast(palette.accent, palette.background) >= 4.5 && contrast(palette.accent, palette.surface) >= 4.5;
  return color === palette.text && legible ? palette.accent : null;
}
