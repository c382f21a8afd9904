import type { Brand } from './brand.js';
import { familyFor } from './brand-fonts.js';
import { colorDistance, contrast, hexOf, luminance, oklchOf, withContrast } from './color.js';
import type { Palette, ResolvedStyle, StylePack } from './style-pack.js';

/** WCAG 2.2, 1.4.3: text. */
export const textContrast = 4.5;
/** WCAG 2.2, 1.4.3 and 1.4.11: large text and graphics. */
export const graphicContrast = 3;

export interface StyleWishes {
  brand?: Brand | null;
  /** #rrggbb. */
  backgroundColor?: string | null;
  /** Colours of what the film is about, #rrggbb, the strongest first: they count where nobody asked for any. */
  subject?: readonly string[];
  /** Colour of the air of the place in which a film happens: its grounds take it on, where the subject colours count. */
  air?: string;
  /** Key of the logo in the assets manifest; the brand's own when absent. */
  logo?: string | null;
}

/** A pack with the brand's colours and fonts and the asked background worked in; contrast holds afterwards. */
export function resolveStyle(pack: StylePack, wishes: StyleWishes = {}): ResolvedStyle {
  const { brand } = wishes;
  const brandColors = [brand?.primary, brand?.accent, brand?.secondary].filter(isHex);
  return {
    pack: pack.id,
    palette: paletteOf(pack, { ...wishes, brandColors }),
    fonts: {
      heading: familyFor(brand?.headingFont, brand?.broughtFonts)?.family ?? pack.fonts.heading,
      body: familyFor(brand?.bodyFont, brand?.broughtFonts)?.family ?? pack.fonts.body,
      mono: pack.fonts.mono,
    },
    logo: wishes.logo ?? brand?.logo ?? null,
  };
}

function paletteOf(
  { palette, takesSubject }: StylePack,
  { backgroundColor, brandColors, subject = [], air }: StyleWishes & { brandColors: readonly string[] },
): Palette {
  const grounded = backgroundColor ? onBackground(palette, backgroundColor) : palette;
  if (brandColors.length > 0) return withBrand(grounded, brandColors);
  const [main, ...others] = subject;
  if (!takesSubject || backgroundColor || (main === undefined && air === undefined)) return grounded;
  const hued = inHue(palette, air ?? main!, air === undefined ? groundChroma : airChroma);
  if (main === undefined) return hued;
  // Unlike a brand's, nobody asked for just this colour: as an accent it may carry text.
  return withBrand(hued, [withContrast(main, [hued.background, hued.surface], textContrast), ...others]);
}

/** Chroma (OKLCH) of grounds that take on a hue: just so much that they are not grey. */
const groundChroma = 0.018;
/** The same of a place whose air is seen. */
const airChroma = 0.028;

/** Grounds and quiet text in the hue of a colour, as light as they were. */
function inHue(palette: Palette, color: string, strength: number): Palette {
  const { h } = oklchOf(color);
  const hued = (own: string, chroma: number): string => hexOf({ l: oklchOf(own).l, c: chroma, h });
  const [background, surface] = [hued(palette.background, strength), hued(palette.surface, strength * 1.3)];
  return {
    ...palette,
    background,
    surface,
    text: withContrast(palette.text, [background, surface], 7),
    muted: withContrast(hued(palette.muted, strength), [background, surface], textContrast),
  };
}

const isHex = (color: string | undefined): color is string => color !== undefined && /^#[0-9a-f]{6}$/i.test(color);

/** The same colours on another ground: text turns light or dark with it, the rest moves only as it must. */
function onBackground(palette: Palette, background: string): Palette {
  const ground = background.toLowerCase();
  const dark = contrast('#ffffff', ground) >= contrast('#000000', ground);
  const { l, c, h } = oklchOf(ground);
  // The surface steps away from the text's side, so that text holds on both.
  const surface = contrastRoom(ground, dark)
    ? hexOf({ l: dark ? l + 0.05 : l - 0.04, c, h })
    : hexOf({ l: dark ? l - 0.05 : l + 0.05, c, h });
  const grounds = [ground, surface];
  const tinted = dark === luminance(palette.text) > luminance(palette.background) ? palette.text : palette.background;
  const text = withContrast(tinted, grounds, 7);
  const graphic = (color: string): string => withContrast(color, grounds, graphicContrast);
  const accent = graphic(palette.accent);
  return {
    ...palette,
    background: ground,
    surface,
    text: grounds.every((each) => contrast(text, each) >= textContrast)
      ? text
      : withContrast(tinted, grounds, textContrast),
    muted: withContrast(palette.muted, grounds, textContrast),
    accent,
    onAccent: readableOn(accent, [palette.onAccent, palette.text, palette.background]),
    data: palette.data.map(graphic),
    positive: graphic(palette.positive),
    negative: graphic(palette.negative),
  };
}

/** Whether a surface nearer to the text still leaves the text 4.5:1. */
const contrastRoom = (ground: string, dark: boolean): boolean => contrast(dark ? '#ffffff' : '#000000', ground) >= 7;

/** Brand colours first among the data, the first of them as accent; pack colours that look alike give way. */
function withBrand(palette: Palette, colors: readonly string[]): Palette {
  const grounds = [palette.background, palette.surface];
  const brand = colors.map((color) => withContrast(color.toLowerCase(), grounds, graphicContrast));
  const data: string[] = [];
  for (const candidate of [...brand, ...palette.data]) {
    if (data.length < 5 && data.every((used) => colorDistance(used, candidate) >= 0.09)) data.push(candidate);
  }
  // Too few that differ: shades of the accent, each further from the ground than graphics need.
  const accent = brand[0]!;
  const { l, c, h } = oklchOf(accent);
  for (let step = 1; data.length < 5; step++) {
    const shade = hexOf({
      l: l + (step % 2 === 0 ? -0.12 : 0.12) * Math.ceil(step / 2),
      c: c * 0.8,
      h: h + step * 1.1,
    });
    data.push(withContrast(shade, grounds, graphicContrast));
  }
  return {
    ...palette,
    accent,
    onAccent: readableOn(accent, [palette.onAccent, palette.text, palette.background]),
    data,
  };
}

/** The first of the wishes that reads on the ground, else black or white: one of the two always has 4.5:1. */
export function readableOn(ground: string, wishes: readonly string[]): string {
  const best = contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000';
  return wishes.find((color) => contrast(color, ground) >= textContrast) ?? best;
}
