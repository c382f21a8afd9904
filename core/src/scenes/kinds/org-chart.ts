import { z } from 'zod';
import { claim, kicker, label } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Who stands under whom, as a tree from the top. */
export const orgChart = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    nodes: z
      .array(
        z.object({
          label,
          detail: shown().min(1).max(110).optional(),
          /** The place of the node above in this list, which stands before; absent at the top. */
          under: z.number().int().min(0).optional(),
        }),
      )
      .min(3)
      .max(14),
  }),
  names: ['org chart', 'organisation chart', 'organization chart', 'organigram', 'hierarchy', 'tree', 'tree diagram'],
  partNames: ['person', 'node', 'box'],
  seconds: [3, 10],
  reading: 'parts',
  fewWords: true,
  weight: 1.6,
  inWords: 'stages',
  offers: ({ evidence, claim: title, kicker }) =>
    evidence.type === 'hierarchy' ? [{ content: { title, kicker, nodes: evidence.nodes }, score: 0.97 }] : [],
  panels: ({ title, nodes }, tools) => [
    {
      kind: 'list',
      ...head(title, tools),
      mark: 'plain',
      items: nodes
        .map(({ label: name, detail }, at) => ({ name, detail, below: nodes.filter(({ under }) => under === at) }))
        .filter(({ below, detail }) => below.length > 0 || detail)
        .slice(0, 8)
        .map(({ name, detail, below }) => ({
          text: name,
          detail: tools.cut(detail ?? below.map((node) => node.label).join(', '), 138),
        })),
    },
  ],
});
