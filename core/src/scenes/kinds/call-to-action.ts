import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker } from '../../fields/content-parts.js';
import { sceneKind } from '../scene-kind.js';

/** What the viewer is asked to do. */
export const callToAction = sceneKind({
  content: z.object({
    title: claim,
    action: shown().max(48).optional(),
    url: shown().max(120).optional(),
    kicker,
  }),
  names: ['call to action', 'call-to-action', 'cta'],
  seconds: [2, 4.5],
  arc: 'closes',
  saysItsTitle: true,
  illustrated: true,
  ending: 'words',
  typeAlone: true,
  bearsMotif: 'words',
  inWords: 'closing',
  offers: ({ evidence, claim: title, kicker, support }) => {
    if (evidence.type !== 'action') return [];
    const { action, where } = evidence;
    const asked = action ?? (where ? undefined : support?.slice(0, 48));
    return [
      {
        content: { title, kicker, ...(asked ? { action: asked } : {}), ...(where ? { url: where } : {}) },
        score: 0.95,
      },
    ];
  },
  panels: ({ title, action, url }, { cut }) => [
    {
      kind: 'statement',
      text: cut([title, action === title ? undefined : action].filter(Boolean).join(' · '), 236),
      quoted: false,
      ...(url ? { author: url.slice(0, 80) } : {}),
    },
  ],
});
