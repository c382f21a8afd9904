import { z } from 'zod';
import { claim, kicker, picture, step } from '../../fields/content-parts.js';
import { stepsOf } from '../from-beat.js';
import { stepsPanel } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** What to do, one after the other. */
export const steps = sceneKind({
  content: z.object({ title: claim.optional(), kicker, steps: z.array(step.extend({ picture })).min(2).max(6) }),
  names: ['steps', 'process', 'how-to', 'how to'],
  partNames: ['step', 'stage', 'phase'],
  reading: 'parts',
  weight: 1.5,
  parts: ({ steps }) => steps.map((part) => ({ part, texts: [part.title] })),
  bearsMotif: 'words',
  inWords: 'stages',
  offers: ({ evidence, claim: title, kicker }) =>
    evidence.type === 'steps' && evidence.steps.length >= 2
      ? [{ content: { title, kicker, steps: stepsOf(evidence) }, score: 0.9 }]
      : [],
  panels: (content, tools) => stepsPanel(content, tools),
});
