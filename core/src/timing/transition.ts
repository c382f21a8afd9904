import { z } from 'zod';
import { TransitionKindSchema } from '../style/transition-kinds.js';

/** Interface between two scenes: the time lies in `frames`, the look in `kind`. */
export const TransitionSchema = z.object({
  kind: TransitionKindSchema,
  /** Overlap of the two scenes, in frames; 0 for a cut. */
  frames: z.number().int().min(0).max(60),
  direction: z.enum(['left', 'right', 'up', 'down']).default('left'),
});
export type Transition = z.infer<typeof TransitionSchema>;
