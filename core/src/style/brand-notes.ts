import type { Warning } from '../errors/warning.js';
import type { Brand } from './brand.js';
import { languageOf } from '../language/languages.js';
import { familyFor, scriptFamilies } from './brand-fonts.js';

/**
 * What of the brand is shown otherwise than it was asked for. Interface 2.7, `brand_settings`. The family that stands in for a
 * font is the one that draws the letters of the film's language.
 */
export function brandNotes(brand: Brand | null, language?: string): Warning[] {
  if (!brand) return [];
  const notes: Warning[] = [];
  const ofScript = language === undefined ? undefined : scriptFamilies[languageOf(language).script];
  for (const name of new Set([brand.headingFont, brand.bodyFont])) {
    const found = familyFor(name, brand.broughtFonts);
    if (found && !found.exact)
      notes.push({
        code: 'font_replaced',
        message: `The font "${name}" is not to be had: "${ofScript ?? found.family}", the nearest that comes along, is used.`,
      });
  }
  const visual = brand.visualStyle?.trim().toLowerCase();
  if (visual === '3d')
    notes.push({
      code: 'visual_style_flat',
      message:
        'Videos are drawn in 2d; the visual style "3d" is for infographics. Depth comes from layers and camera moves.',
    });
  else if (visual && visual !== '2d')
    notes.push({
      code: 'visual_style_unknown',
      message: `The visual style "${brand.visualStyle}" is not known: "2d" and "3d" are. A style pack sets the look (animation_style).`,
    });
  return notes;
}
