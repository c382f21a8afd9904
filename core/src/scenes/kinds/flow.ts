import { z } from 'zod';
import { shown, key } from '../../fields/field-roles.js';
import { claim, kicker, label } from '../../fields/content-parts.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Which follows from which. */
export const flow = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    nodes: z
      .array(z.object({ id: key().min(1).max(24), label }))
      .min(2)
      .max(9),
    links: z
      .array(z.object({ from: key(), to: key(), label: shown().max(32).optional() }))
      .min(1)
      .max(14),
  }),
  names: ['flow chart', 'flowchart', 'flow diagram', 'steps', 'process', 'how-to', 'how to'],
  partNames: ['step', 'stage', 'phase'],
  reading: 'parts',
  inWords: 'stages',
  offers: ({ evidence, kicker }) => {
    if (evidence.type !== 'flow') return [];
    const nodes = evidence.labels.map((text, at) => ({ id: nodeId(at), label: text }));
    const links = evidence.labels.slice(1).map((_, at) => ({ from: nodeId(at), to: nodeId(at + 1) }));
    return [{ content: { title: undefined, kicker, nodes, links }, score: 0.9 }];
  },
  panels: ({ title, nodes }, tools) => [
    { kind: 'steps', ...head(title, tools), steps: nodes.slice(0, 8).map((node) => ({ title: node.label })) },
  ],
});

/** Letters: a number would be one that nobody wrote. */
const nodeId = (at: number): string => String.fromCharCode(97 + at);
