import { z } from 'zod';
import { claim, kicker, label, picture } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { head, shortDetail } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** A thing in the middle, and the names of what it consists of around it. */
export const labelledThing = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    thing: label,
    picture,
    parts: z
      .array(z.object({ label, detail: shown().min(1).max(110).optional() }))
      .min(3)
      .max(8),
  }),
  names: ['labelled picture', 'labeled picture', 'anatomy', 'parts diagram', 'labelled diagram', 'labeled diagram'],
  partNames: ['label', 'part'],
  seconds: [3, 10],
  reading: 'parts',
  fewWords: true,
  weight: 1.5,
  illustrated: ({ thing }) => [thing],
  placesPicture: true,
  inWords: 'points',
  offers: ({ evidence, claim: title, kicker }) =>
    evidence.type === 'parts'
      ? [{ content: { title, kicker, thing: evidence.thing, parts: evidence.parts }, score: 0.97 }]
      : [],
  panels: ({ title, thing, parts }, tools) => [
    {
      kind: 'list',
      ...head(title ?? thing, tools),
      mark: 'plain',
      items: parts.map(({ label: text, detail }) => shortDetail({ text, detail }, tools)),
    },
  ],
});
