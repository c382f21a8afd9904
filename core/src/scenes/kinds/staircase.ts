import { z } from 'zod';
import { claim, kicker, step } from '../../fields/content-parts.js';
import { stepsOf } from '../from-beat.js';
import { stepsPanel } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Steps that lead up, each on the one before it. */
export const staircase = sceneKind({
  content: z.object({ title: claim.optional(), kicker, steps: z.array(step).min(2).max(6) }),
  names: ['staircase', 'stairs', 'ladder', 'steps', 'step by step'],
  partNames: ['step', 'stair', 'stage'],
  reading: 'parts',
  fewWords: true,
  weight: 1.5,
  inWords: 'stages',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'steps' || evidence.cyclic || evidence.steps.length < 3) return [];
    // A stair is narrow: what takes many words stands better in rows.
    const brief = evidence.steps.every(({ text, detail }) => text.length <= 44 && !detail);
    return [{ content: { title, kicker, steps: stepsOf(evidence) }, score: brief ? 0.86 : 0.6 }];
  },
  panels: (content, tools) => stepsPanel(content, tools),
});
