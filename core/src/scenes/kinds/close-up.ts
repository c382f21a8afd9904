import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { kicker } from '../../fields/content-parts.js';
import { sceneKind } from '../scene-kind.js';

/** One thing of what is told, so near that it fills the frame: what a film cuts to, with or without a few words on it. */
export const closeUp = sceneKind({
  content: z.object({ title: shown().min(1).max(80).optional(), index: z.number().int().min(1).max(99).optional(), size: z.enum(['whole', 'detail', 'placed']).optional(), kicker }), // prettier-ignore
  names: ['close-up', 'close up', 'closeup', 'detail shot', 'cutaway'],
  seconds: [2, 4.5],
  saysItsTitle: true,
  reading: 'glance',
  holdsMotif: true,
  pictorial: true,
  illustrated: true,
  placesPicture: true,
  weight: 0.6,
  ownGround: true,
  inWords: 'picture',
});
