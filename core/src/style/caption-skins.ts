import { z } from 'zod';

/**
 * How captions look and move. `plain`, `boxed` and `karaoke` are as old as the service and keep their names; the drawing
 * of each is `compositions/src/captions/skins`, the words for each in a prompt stand with its language.
 */
export const captionSkins = [
  'plain',
  'boxed',
  'karaoke',
  'word-pop',
  'typewriter',
  'box-slide',
  'highlighter',
  'bounce',
  'broadcast',
  'minimal',
  'neon',
  'subtitle',
  'stacked',
  'speech-bubble',
] as const;
export const CaptionSkinSchema = z.enum(captionSkins);
export type CaptionSkin = z.infer<typeof CaptionSkinSchema>;

/** `caption_style` of a request: a skin, or no captions at all. */
export const captionStyles = [...captionSkins, 'none'] as const;
export type CaptionStyle = (typeof captionStyles)[number];
