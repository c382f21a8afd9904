export {
  type CaptionSkin,
  captionSkins,
  CaptionSkinSchema,
  type CaptionStyle,
  captionStyles,
} from './caption-skins.js';
export {
  bundledFamilies,
  type BundledFamily,
  familyFor,
  type FoundFamily,
  knownFamilies,
  scriptFamilies,
} from './brand-fonts.js';
export { brandNotes } from './brand-notes.js';
export { colorDistance, contrast, hexOf, luminance, oklabOf, type Oklch, oklchOf, withContrast } from './color.js';
export { stylePack, stylePacks } from './packs.js';
export { pictureColors, type PictureColors, type PictureLook } from './picture-look.js';
export { graphicContrast, resolveStyle, type StyleWishes, textContrast } from './resolve-style.js';
export {
  type Palette,
  PaletteSchema,
  type ResolvedStyle,
  ResolvedStyleSchema,
  type StylePack,
  StylePackSchema,
} from './style-pack.js';
export { type Brand } from './brand.js';
export { type MusicMood, MusicMoodSchema } from './music-mood.js';
export { type TransitionKind, transitionKinds } from './transition-kinds.js';
