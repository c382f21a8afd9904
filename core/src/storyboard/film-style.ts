import type { Brief } from '../brief/brief.js';
import { resolveStyle } from '../style/resolve-style.js';
import type { ResolvedStyle, StylePack } from '../style/style-pack.js';
import type { Storyboard } from './storyboard.js';

/** The look of a film: its pack with the brand's colours, those that were asked for, or else those of its subject. */
export const filmStyle = (storyboard: Storyboard, brief: Brief, pack: StylePack): ResolvedStyle =>
  resolveStyle(pack, {
    brand: brief.brand,
    backgroundColor: brief.backgroundColor,
    // A style that was asked for keeps its own.
    ...(brief.style === null && storyboard.subjectColors && { subject: storyboard.subjectColors }),
  });
