import { z } from 'zod';
import { claim, kicker, step } from '../../fields/content-parts.js';
import { stepsOf } from '../from-beat.js';
import { stepsPanel } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Steps that begin again after the last. */
export const cycle = sceneKind({
  content: z.object({ title: claim.optional(), kicker, steps: z.array(step).min(3).max(6) }),
  names: ['cycle', 'steps', 'process', 'how-to', 'how to'],
  partNames: ['step', 'stage', 'phase'],
  reading: 'parts',
  inWords: 'stages',
  offers: ({ evidence, claim: title, kicker }) =>
    evidence.type === 'steps' && evidence.cyclic && evidence.steps.length >= 3
      ? [{ content: { title, kicker, steps: stepsOf(evidence) }, score: 0.95 }]
      : [],
  panels: (content, tools) => stepsPanel(content, tools, true),
});
