import { contrast, hexOf, luminance, oklchOf, withContrast } from '../style/color.js';
import { readableOn, textContrast } from '../style/resolve-style.js';
import type { Palette } from '../style/style-pack.js';
import type { Light } from './art-direction.js';

/** Hue (OKLCH) and strength of the air in a light. */
const airs = {
  night: { hue: 265, chroma: 0.055, ground: 0.2, surface: 0.26 },
  warm: { hue: 72, chroma: 0.036, ground: null, surface: null },
} as const;

/** The colours of a film in the light that it is told in. What is written keeps its contrast. */
export function litPalette(palette: Palette, light: Light): Palette {
  if (light === 'day') return palette;
  const { hue, chroma, ground, surface } = airs[light];
  const lit = (own: string, least: number | null): string =>
    hexOf({ l: least ?? oklchOf(own).l - 0.018, c: chroma, h: (hue * Math.PI) / 180 });
  const isDark = luminance(palette.background) < 0.1;
  // A dark pack has its night already, and needs the air alone.
  const background = lit(palette.background, light === 'night' && !isDark ? ground : null);
  const grounds = [background, lit(palette.surface, light === 'night' && !isDark ? surface : null)];
  const ink = light === 'night' && !isDark ? hexOf({ l: 0.95, c: 0.02, h: (85 * Math.PI) / 180 }) : palette.text;
  const text = withContrast(ink, grounds, 7);
  // By night a lamp is what shines; in warm air all but the coldest colours come nearer to it.
  const glow = light === 'night' ? (isWarm(palette.accent) ? palette.accent : '#ffc857') : warmed(palette.accent);
  const accent = withContrast(glow, grounds, textContrast);
  return {
    ...palette,
    background,
    surface: grounds[1]!,
    text,
    muted: withContrast(mixed(text, background), grounds, textContrast),
    accent,
    onAccent: readableOn(accent, [background, text]),
    data: [accent, ...palette.data.slice(1)].map((color) => withContrast(color, grounds, 3)),
    positive: withContrast(palette.positive, grounds, 3),
    negative: withContrast(palette.negative, grounds, 3),
  };
}

const degrees = (hex: string): number => ((oklchOf(hex).h * 180) / Math.PI + 360) % 360;
const isWarm = (hex: string): boolean => oklchOf(hex).c > 0.06 && degrees(hex) < 110;

/** A cold accent would be the one thing out of the light: it takes the colour of embers, as light as it was. */
function warmed(hex: string): string {
  const { l, c } = oklchOf(hex);
  return isWarm(hex) ? hex : hexOf({ l: Math.min(l, 0.56), c: Math.max(c, 0.13), h: (48 * Math.PI) / 180 });
}

function mixed(text: string, ground: string): string {
  const [one, other] = [oklchOf(text), oklchOf(ground)];
  return hexOf({ l: one.l + (other.l - one.l) * (contrast(text, ground) > 9 ? 0.28 : 0.16), c: other.c, h: other.h });
}
