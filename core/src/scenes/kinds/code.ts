import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker } from '../../fields/content-parts.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** A piece of a program. */
export const code = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    language: shown().max(24).optional(),
    code: shown().min(1).max(900),
  }),
  names: ['code'],
  reading: 'sentences',
  weight: 1.5,
  verbatim: true,
  inWords: 'statement',
  offers: ({ evidence, kicker: title }) => {
    if (evidence.type !== 'code') return [];
    const { code: text, language } = evidence;
    return [{ content: { ...(title ? { title } : {}), code: text, ...(language ? { language } : {}) }, score: 0.95 }];
  },
  panels: ({ title, code: text }, tools) => [
    { kind: 'statement', ...head(title, tools), text: tools.cut(text, 236), quoted: false },
  ],
});
