import type { Brief } from '../brief/brief.js';
import { litPalette } from '../art-direction/lit-palette.js';
import { placeInks } from '../art-direction/place-inks.js';
import { resolveStyle } from '../style/resolve-style.js';
import type { ResolvedStyle, StylePack } from '../style/style-pack.js';
import type { Storyboard } from './storyboard.js';

/**
 * The look of a film: its pack with the brand's colours, those that were asked for, or else those of its subject, in the light
 * that it is told in. A brand and a ground that somebody named keep theirs.
 */
export function filmStyle(storyboard: Storyboard, brief: Brief, pack: StylePack): ResolvedStyle {
  const { light = 'day' } = storyboard.art ?? {};
  const inks = scenesInks(storyboard, brief, pack);
  const style = resolveStyle(pack, {
    brand: brief.brand,
    backgroundColor: brief.backgroundColor,
    // A style that was asked for keeps its own.
    ...(brief.style === null && storyboard.subjectColors && { subject: storyboard.subjectColors }),
    ...(inks && { air: inks[0] }),
  });
  return isFree(brief) ? { ...style, palette: litPalette(style.palette, light) } : style;
}

const isFree = (brief: Brief): boolean => brief.style === null && brief.backgroundColor === null && !brief.brand;

/**
 * The colours of the place of a film, far and near, where nobody asked for others and the pack's are not its idea; by night and in
 * warm light those of the pack are gone anyway.
 */
export function scenesInks({ art }: Storyboard, brief: Brief, pack: StylePack): [string, string] | undefined {
  const isOpen = pack.takesSubject === true || (art !== undefined && art.light !== 'day');
  const inks = art?.world && isOpen && isFree(brief) ? placeInks[art.world] : null;
  return inks ? [...inks] : undefined;
}
