import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker, icon } from '../../fields/content-parts.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** "n in m": `count` marked of `total` marks. */
export const pictogram = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    count: z.number().int().min(0).max(100),
    total: z.number().int().min(1).max(100),
    label: shown().max(140).optional(),
    icon,
  }),
  names: ['pictogram'],
  // Its picture is the mark itself, and nothing stands beside its crowd.
  illustrated: () => null,
  placesPicture: true,
  inWords: 'statement',
  offers: ({ evidence, claim: title, kicker }) =>
    evidence.type === 'ratio'
      ? [{ content: { title, kicker, count: evidence.count, total: evidence.total, icon: 'user' }, score: 0.9 }]
      : [],
  panels: ({ title, count, total, label, icon: mark }, tools) => [
    {
      kind: 'ratio',
      ...(label ? head(title, tools) : {}),
      ...{ count, total },
      label: tools.cut(label ?? title ?? '', 138) || undefined,
      ...(mark ? { icon: mark } : {}),
    },
  ],
});
