import { z } from 'zod';
import { claim, kicker, label } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

const state = z.object({ label, points: z.array(shown().min(1).max(110)).max(4).default([]) });

/** How it was and how it is, in words, with a slider that is drawn from the one to the other. */
export const beforeAfter = sceneKind({
  content: z.object({ title: claim.optional(), kicker, before: state, after: state }),
  names: ['before and after', 'before-after', 'before after', 'before-and-after slider'],
  partNames: ['side'],
  seconds: [2.8, 9],
  reading: 'parts',
  fewWords: true,
  weight: 1.5,
  inWords: 'change',
  offers: ({ evidence, claim: title, kicker }, { speaksOf }) => {
    if (evidence.type !== 'versus') return [];
    const { left, right } = evidence;
    if (left.figure || right.figure || left.points.length === 0 || right.points.length === 0) return [];
    if (!speaksOf('before', left.label) || !speaksOf('after', right.label)) return [];
    const side = ({ label: name, points }: typeof left): z.infer<typeof state> => ({ label: name, points: points.slice(0, 4) }); // prettier-ignore
    return [{ content: { title, kicker, before: side(left), after: side(right) }, score: 0.97 }];
  },
  panels: ({ title, before, after }, tools) => [{ kind: 'versus', ...head(title, tools), left: before, right: after }],
});
