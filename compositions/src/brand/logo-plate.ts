import { contrast, luminance, type Palette } from '@scenewright/core/style';

/** What a logo's colours need against what lies behind them. WCAG 2.2, 1.4.11 asks 3:1 of graphics; logos are large. */
const logoContrast = 2.3;

/**
 * The ground of a logo: the scene's own where every colour of the logo stands out from it, else the ink of the pack or
 * black or white. Without its colours a logo counts as drawn for white paper, as nearly all are.
 */
export function logoPlate(palette: Palette, inks?: readonly string[]): string {
  const { background, text } = palette;
  if (!inks || inks.length === 0) return luminance(background) >= luminance(text) ? background : text;
  const worst = (plate: string): number => Math.min(...inks.map((ink) => contrast(ink, plate)));
  const plates = [background, text, palette.surface, '#ffffff', '#111111'];
  return (
    plates.find((plate) => worst(plate) >= logoContrast) ??
    plates.reduce((best, plate) => (worst(plate) > worst(best) + 0.2 ? plate : best))
  );
}
