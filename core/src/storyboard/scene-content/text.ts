import { z } from 'zod';
import { claim, detail, icon, kicker, label } from './shared.js';

export const textScenes = {
  title: z.object({ title: claim, subtitle: z.string().max(160).optional(), kicker }),
  section: z.object({ title: claim, index: z.number().int().min(1).max(99).optional(), kicker }),
  'kinetic-words': z.object({ phrases: z.array(z.string().min(1).max(60)).min(1).max(6) }),
  quote: z.object({ text: z.string().min(1).max(320), author: label.optional(), role: z.string().max(80).optional() }),
  list: z.object({
    title: claim.optional(),
    kicker,
    items: z
      .array(z.object({ text: z.string().min(1).max(110), detail, icon }))
      .min(2)
      .max(6),
  }),
  checklist: z.object({
    title: claim.optional(),
    kicker,
    items: z
      .array(z.object({ text: z.string().min(1).max(110), done: z.boolean() }))
      .min(2)
      .max(7),
  }),
  callout: z.object({
    text: z.string().min(1).max(220),
    kicker,
    /** A substring of `text` that is set in the accent. */ emphasis: z.string().max(80).optional(),
  }),
  definition: z.object({ term: z.string().min(1).max(60), definition: z.string().min(1).max(280), kicker }),
  'call-to-action': z.object({
    title: claim,
    action: z.string().max(48).optional(),
    url: z.string().max(120).optional(),
    kicker,
  }),
  'end-card': z.object({
    title: claim,
    subtitle: z.string().max(140).optional(),
    url: z.string().max(120).optional(),
    logo: z.string().max(120).optional(),
  }),
};
