import { contrast, type Drawing, type Palette } from '@scenewright/core';
import { behind, legible, tone } from '../look/tone.js';

/** How a pack redraws a picture, and what stands behind it. */
export interface PictureTreatment {
  ink: 'colour' | 'duotone' | 'outline' | 'sticker';
  plate: 'disc' | 'square' | 'blob' | 'ring' | 'frame' | 'burst';
  /** How a field of colour ends where the words begin, and how much accent it holds: 0 is a drawn outline. */
  field: { cut: 'straight' | 'arc' | 'slant'; share: number };
}

/** Relative luminance of a colour, 0 to 1, without gamma: enough to keep the order of light and dark. */
function lightness(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.299 * r + 0.587 * g + 0.114 * b;
}

/** A colour of the drawing on the pack's own scale: its darkest tone, its accent, its lightest. */
export function duotone(fill: string, palette: Palette): string {
  const [dark, light] =
    lightness(palette.text) < lightness(palette.background)
      ? [palette.text, palette.background]
      : [palette.background, palette.text];
  const at = lightness(fill);
  return at < 0.5 ? tone(dark, palette.accent, 0.15 + at * 1.7) : tone(palette.accent, light, (at - 0.5) * 1.8);
}

export const painted = ({ shapes }: Drawing, paint: (fill: string) => string): Drawing['shapes'] =>
  shapes.map((shape) => ({ ...shape, fill: paint(shape.fill) }));

/** The field of colour under a picture; `share` of the accent, or next to nothing of it inside a drawn outline. */
export const fieldFill = ({ background, accent }: Palette, share: number): string =>
  tone(background, accent, share === 0 ? 0.07 : share);

/** The picture as a ghost of the ground: its order of light and dark in a few near tones, on which text keeps its contrast. */
export function ghost(fill: string, palette: Palette): string {
  return legible(palette, palette.accent, 0.08 + lightness(fill) * 0.16);
}

/** The same on a field of any colour: towards the text for as long as that stays legible, else away from it. */
export function fieldGhost(fill: string, ground: string, text: string): string {
  const near = tone(ground, text, 0.04 + lightness(fill) * 0.08);
  return contrast(near, text) >= 4.5 ? near : behind(ground, text, 0.05 + lightness(fill) * 0.1);
}

/** A copy further away, on a ground that bears no words there: its order of light and dark in tones that stand out a little. */
export function echoTone(fill: string, ground: string, { accent, text }: Palette): string {
  const ink = contrast(accent, ground) >= 1.5 ? accent : text;
  return tone(ground, ink, 0.1 + (1 - lightness(fill)) * 0.16);
}

/** A colour of the drawing on the scale from a field's text to the field, its light tones nearer to the field. */
export function fieldTone(fill: string, ground: string, text: string): string {
  return tone(text, ground, 0.1 + lightness(fill) * 0.55);
}
