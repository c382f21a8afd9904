import type { Brief } from '../brief/brief.js';
import type { Warning } from '../errors/warning.js';
import { familyFor } from '../style/brand-fonts.js';
import { brandNotes } from '../style/brand-notes.js';
import { readableOn, resolveStyle } from '../style/resolve-style.js';
import type { ResolvedStyle, StylePack } from '../style/style-pack.js';
import type { AskedSetting } from './infographic.js';

export interface BrandedStyle {
  style: ResolvedStyle;
  /** What is drawn otherwise than the brand says. */
  asked: AskedSetting[];
  /** The same in words. */
  notes: Warning[];
}

/**
 * The look of a graphic in a brand's colours and fonts (interface 2.7). The accent colour, or the primary one alone,
 * marks what counts, and is moved where it could not be seen; beside an accent the primary colour is the ground of the
 * head, and the secondary one its edge, both as they were asked for.
 */
export function brandedStyle(
  pack: StylePack,
  {
    brand,
    backgroundColor,
    subject,
    language,
  }: { brand: Brief['brand']; backgroundColor: string | null; subject?: readonly string[]; language?: string },
): BrandedStyle {
  if (!brand) return { style: resolveStyle(pack, { brand, backgroundColor, subject }), asked: [], notes: [] };
  const { primary, secondary, accent } = brand;
  const style = resolveStyle(pack, {
    brand: { ...brand, primary: accent ?? primary, accent: accent ? primary : undefined },
    backgroundColor,
  });
  const { palette, fonts } = style;
  const main = accent ?? primary ?? secondary;
  const asked: AskedSetting[] = [];
  const notes = brandNotes({ ...brand, visualStyle: undefined }, language);
  if (main && main.toLowerCase() !== palette.accent) {
    asked.push({ key: 'colors.accent', asked: main.toLowerCase(), drawn: palette.accent });
    notes.push({
      code: 'brand_color_moved',
      message: `The brand's colour ${main} could hardly be seen on ${palette.background}: ${palette.accent} is drawn instead. Another background colour keeps it.`,
    });
  }
  for (const role of ['heading', 'body'] as const) {
    const name = role === 'heading' ? brand.headingFont : brand.bodyFont;
    if (name && familyFor(name, brand.broughtFonts) && name !== fonts[role])
      asked.push({ key: `fonts.${role}`, asked: name, drawn: fonts[role] });
  }
  return {
    style: {
      ...style,
      palette: {
        ...palette,
        ...(accent && primary && { primary, onPrimary: readableOn(primary, [palette.onAccent, palette.text]) }),
        ...(secondary && main !== secondary && { secondary }),
      },
    },
    asked,
    notes,
  };
}

/** What a setting is reported as: the brand's own value, as long as what is drawn for it stands. */
export function currentSetting(asked: readonly AskedSetting[] | undefined, key: string, drawn: string): string {
  return asked?.find((each) => each.key === key && each.drawn === drawn)?.asked ?? drawn;
}
