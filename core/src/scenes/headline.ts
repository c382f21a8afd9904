import { z } from 'zod';
import { claim, kicker } from '../fields/content-parts.js';
import { shown } from '../fields/field-roles.js';
import type { PanelDraft, PanelTools } from './to-panels.js';

/** A line in large type, with a sentence below it. */
export const headline = z.object({ title: claim, subtitle: shown().max(160).optional(), kicker });
type Headline = z.infer<typeof headline>;

export const headlinePanels = ({ title, subtitle }: Headline, { cut }: PanelTools): PanelDraft[] => [
  { kind: 'statement', text: cut([title, subtitle].filter(Boolean).join('. '), 236), quoted: false },
];
