import type { Drawing, Palette } from '@scenewright/core';
import { tone } from '../look/tone.js';

/** How a pack redraws a picture, and what stands behind it. */
export interface PictureTreatment {
  ink: 'colour' | 'duotone' | 'outline' | 'sticker';
  plate: 'disc' | 'square' | 'blob' | 'ring' | 'frame' | 'burst';
}

const treatments: Readonly<Record<string, PictureTreatment>> = {
  'taste-default': { ink: 'colour', plate: 'disc' },
  'no-style': { ink: 'colour', plate: 'square' },
  swiss: { ink: 'duotone', plate: 'square' },
  editorial: { ink: 'duotone', plate: 'disc' },
  'bold-poster': { ink: 'sticker', plate: 'burst' },
  'dark-data': { ink: 'duotone', plate: 'ring' },
  blueprint: { ink: 'outline', plate: 'frame' },
  luxury: { ink: 'duotone', plate: 'ring' },
  pastel: { ink: 'colour', plate: 'blob' },
  terminal: { ink: 'outline', plate: 'frame' },
};

export const treatmentOf = (pack: string): PictureTreatment => treatments[pack] ?? treatments['taste-default']!;

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
