import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker } from '../../fields/content-parts.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** What speaks for it and what against. */
export const prosCons = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    pros: z.array(shown().min(1).max(110)).min(1).max(5),
    cons: z.array(shown().min(1).max(110)).min(1).max(5),
    prosLabel: shown().max(32).optional(),
    consLabel: shown().max(32).optional(),
  }),
  names: ['pros and cons', 'comparison', 'versus'],
  reading: 'parts',
  weight: 1.5,
  inWords: 'sides',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'pros-cons') return [];
    const { pros, cons, prosLabel, consLabel } = evidence;
    return [
      { content: { title, kicker, pros: pros.slice(0, 5), cons: cons.slice(0, 5), prosLabel, consLabel }, score: 0.95 },
    ];
  },
  panels: ({ title, pros, cons, prosLabel, consLabel }, tools) => [
    { kind: 'list', ...head(prosLabel ?? title, tools), mark: 'good', items: pros.map((text) => ({ text })) },
    { kind: 'list', ...head(consLabel ?? title, tools), mark: 'bad', items: cons.map((text) => ({ text })) },
  ],
});
