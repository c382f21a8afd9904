import type { Drawing, Palette } from '@scenewright/core';
import { tone } from '../look/tone.js';

/** How a pack redraws a picture, and what stands behind it. */
export interface PictureTreatment {
  ink: 'colour' | 'duotone' | 'outline' | 'sticker';
  plate: 'disc' | 'square' | 'blob' | 'ring' | 'frame' | 'burst';
  /** How a field of colour ends where the words begin, and how much accent it holds: 0 is a drawn outline. */
  field: { cut: 'straight' | 'arc' | 'slant'; share: number };
}

const treatments: Readonly<Record<string, PictureTreatment>> = {
  'taste-default': { ink: 'colour', plate: 'disc', field: { cut: 'arc', share: 0.16 } },
  'no-style': { ink: 'colour', plate: 'square', field: { cut: 'straight', share: 0.1 } },
  swiss: { ink: 'duotone', plate: 'square', field: { cut: 'straight', share: 0.14 } },
  editorial: { ink: 'duotone', plate: 'disc', field: { cut: 'straight', share: 0.15 } },
  'bold-poster': { ink: 'sticker', plate: 'burst', field: { cut: 'slant', share: 1 } },
  'dark-data': { ink: 'duotone', plate: 'ring', field: { cut: 'straight', share: 0.12 } },
  blueprint: { ink: 'outline', plate: 'frame', field: { cut: 'straight', share: 0 } },
  luxury: { ink: 'duotone', plate: 'ring', field: { cut: 'arc', share: 0.12 } },
  pastel: { ink: 'colour', plate: 'blob', field: { cut: 'arc', share: 0.22 } },
  terminal: { ink: 'outline', plate: 'frame', field: { cut: 'straight', share: 0 } },
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

/** The picture as a ghost of the ground: its order of light and dark in a few near tones, on which text keeps its contrast. */
export function ghost(fill: string, palette: Palette): string {
  return tone(palette.background, palette.accent, 0.05 + lightness(fill) * 0.1);
}
