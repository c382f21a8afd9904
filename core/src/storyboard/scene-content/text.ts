import { z } from 'zod';
import { fileKey, part, shown } from '../../scenes/field-roles.js';
import { claim, detail, icon, kicker, label } from './shared.js';

export const textScenes = {
  title: z.object({ title: claim, subtitle: shown().max(160).optional(), kicker }),
  section: z.object({ title: claim, index: z.number().int().min(1).max(99).optional(), kicker }),
  'kinetic-words': z.object({ phrases: z.array(shown().min(1).max(60)).min(1).max(6) }),
  quote: z.object({ text: shown().min(1).max(320), author: label.optional(), role: shown().max(80).optional() }),
  list: z.object({
    title: claim.optional(),
    kicker,
    items: z
      .array(z.object({ text: shown().min(1).max(110), detail, icon }))
      .min(2)
      .max(6),
  }),
  checklist: z.object({
    title: claim.optional(),
    kicker,
    items: z
      .array(z.object({ text: shown().min(1).max(110), done: z.boolean() }))
      .min(2)
      .max(7),
  }),
  callout: z.object({
    text: shown().min(1).max(220),
    kicker,
    /** A substring of `text` that is set in the accent. */ emphasis: part().max(80).optional(),
  }),
  definition: z.object({ term: shown().min(1).max(60), definition: shown().min(1).max(280), kicker }),
  'call-to-action': z.object({
    title: claim,
    action: shown().max(48).optional(),
    url: shown().max(120).optional(),
    kicker,
  }),
  'end-card': z.object({
    title: claim,
    subtitle: shown().max(140).optional(),
    url: shown().max(120).optional(),
    logo: fileKey().max(120).optional(),
  }),
};
