import { z } from 'zod';
import { CaptionSkinSchema } from './caption-skins.js';
import { TransitionKindSchema } from './transition-kinds.js';
import { MusicMoodSchema } from './music-mood.js';

const hex = z.string().regex(/^#[0-9a-f]{6}$/);

/** Colours by role, sRGB hex. Text on background and surface holds 4.5:1 (WCAG 2.2, 1.4.3). */
export const PaletteSchema = z.object({
  background: hex,
  surface: hex,
  text: hex,
  muted: hex,
  accent: hex,
  onAccent: hex,
  data: z.array(hex).length(5),
  positive: hex,
  negative: hex,
  /** A brand's further colours, which infographics show as they are: the ground of the head with its text, its edge. */
  primary: hex.optional(),
  onPrimary: hex.optional(),
  secondary: hex.optional(),
});
export type Palette = z.infer<typeof PaletteSchema>;

/** The tokens of a style pack that others than the compositions need: catalogue, brand, settings. */
export const StylePackSchema = z.object({
  id: z.string(),
  name: z.string(),
  vibe: z.string(),
  palette: PaletteSchema,
  fonts: z.object({ heading: z.string(), body: z.string(), mono: z.string() }),
  mood: MusicMoodSchema,
  captionSkin: CaptionSkinSchema,
  /** What people call such a look in an edit, in English. */
  called: z.array(z.string()),
  /** One idea of motion: how scenes follow each other that go on about the same thing, and how a new subject begins. */
  transitions: z.object({ same: z.array(TransitionKindSchema).min(1), fresh: z.array(TransitionKindSchema).min(1) }),
  /** Topics whose prompts the pack is chosen for when the request names no style. */
  topics: z.array(z.string()),
  /** Whether a film in it takes on the colours of its subject: packs whose own colours are their idea keep them. */
  takesSubject: z.literal(true).optional(),
});
export type StylePack = z.infer<typeof StylePackSchema>;

/** The look of one video: a pack with the user's brand and background worked in. */
export const ResolvedStyleSchema = z.object({
  pack: z.string(),
  palette: PaletteSchema,
  fonts: z.object({ heading: z.string(), body: z.string(), mono: z.string() }),
  /** Key of the logo in the assets manifest. */
  logo: z.string().nullable(),
});
export type ResolvedStyle = z.infer<typeof ResolvedStyleSchema>;
