import { z } from 'zod';
import { fileKey, shown } from '../../scenes/field-roles.js';
import { assetKey, claim, kicker, label } from './shared.js';

export const mediaScenes = {
  'ken-burns': z.object({
    image: assetKey,
    title: claim.optional(),
    kicker,
    caption: shown().max(140).optional(),
    focus: z.enum(['center', 'top', 'bottom', 'left', 'right']).default('center'),
  }),
  collage: z.object({ images: z.array(assetKey).min(2).max(6), title: claim.optional(), kicker }),
  /** A generated, animated backdrop with words: what a topic without facts is shown with. */
  backdrop: z.object({
    motif: z.enum(['landscape', 'sky', 'water', 'city', 'space', 'matter', 'growth', 'network', 'light']),
    title: claim.optional(),
    kicker,
    caption: shown().max(160).optional(),
  }),
  code: z.object({
    title: claim.optional(),
    kicker,
    language: shown().max(24).optional(),
    code: shown().min(1).max(900),
  }),
  chat: z.object({
    title: claim.optional(),
    kicker,
    messages: z
      .array(z.object({ from: label, text: shown().min(1).max(180), mine: z.boolean().optional() }))
      .min(1)
      .max(6),
  }),
  'logo-sting': z.object({ logo: fileKey().max(120).optional(), name: label, tagline: shown().max(90).optional() }),
};
