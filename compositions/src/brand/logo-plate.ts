import { luminance, type Palette } from '@scenewright/core';

/** Logos are nearly always drawn for white paper: on a dark ground they stand on the pack's light ink. */
export function logoPlate(palette: Palette): string {
  return luminance(palette.background) >= luminance(palette.text) ? palette.background : palette.text;
}
