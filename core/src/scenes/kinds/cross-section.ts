import { z } from 'zod';
import { claim, kicker, label } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { head, shortDetail } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** What lies over each other, cut open: layers from the top down. */
export const crossSection = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    layers: z
      .array(z.object({ label, detail: shown().min(1).max(110).optional() }))
      .min(2)
      .max(8),
  }),
  names: ['cross section', 'cross-section', 'layers', 'layer diagram', 'strata'],
  partNames: ['layer'],
  seconds: [2.8, 10],
  reading: 'parts',
  fewWords: true,
  weight: 1.5,
  inWords: 'stages',
  offers: ({ evidence, claim: title, kicker }) =>
    evidence.type === 'layers' ? [{ content: { title, kicker, layers: evidence.layers }, score: 0.97 }] : [],
  panels: ({ title, layers }, tools) => [
    {
      kind: 'list',
      ...head(title, tools),
      mark: 'plain',
      items: layers.map(({ label: text, detail }) => shortDetail({ text, detail }, tools)),
    },
  ],
});
