import type { CaptionSkin } from '@scenewright/core/style';
import type { CaptionSkinLook } from '../caption-skin.js';
import { bounce } from './bounce.js';
import { boxSlide } from './box-slide.js';
import { boxed } from './boxed.js';
import { broadcast } from './broadcast.js';
import { highlighter } from './highlighter.js';
import { karaoke } from './karaoke.js';
import { minimal } from './minimal.js';
import { neon } from './neon.js';
import { plain } from './plain.js';
import { speechBubble } from './speech-bubble.js';
import { stacked } from './stacked.js';
import { subtitle } from './subtitle.js';
import { typewriter } from './typewriter.js';
import { wordPop } from './word-pop.js';

/** What each skin looks like; one that core names and nobody draws does not compile. */
export const skinLooks: Readonly<Record<CaptionSkin, CaptionSkinLook>> = {
  plain,
  boxed,
  karaoke,
  'word-pop': wordPop,
  typewriter,
  'box-slide': boxSlide,
  highlighter,
  bounce,
  broadcast,
  minimal,
  neon,
  subtitle,
  stacked,
  'speech-bubble': speechBubble,
};
