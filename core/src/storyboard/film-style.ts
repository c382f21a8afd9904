import type { Brief } from '../brief/brief.js';
import type { SceneryDirection } from '../art-direction/art-direction.js';
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
  const inks = sceneryOf(storyboard, brief, pack)?.inks;
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
 * What the frames of a film share: its place and its light, where a look that somebody named leaves room for that, and the colours
 * of the place, far and near. Those count in packs whose own are not their idea, and where the light has changed them anyway.
 */
export function sceneryOf({ art }: Storyboard, brief: Brief, pack: StylePack): SceneryDirection | undefined {
  if (!art) return undefined;
  const { hero: _, ...asked } = art;
  const scenery = { ...asked, light: isFree(brief) ? art.light : 'day' };
  const isOpen = isFree(brief) && (pack.takesSubject === true || art.light !== 'day');
  const inks = art.world && isOpen ? placeInks[art.world] : null;
  return { ...scenery, ...(inks && { inks: [inks[0], inks[1]] }) };
}
