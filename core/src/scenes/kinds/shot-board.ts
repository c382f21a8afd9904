import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { ShotSchema } from '../../shots/shot.js';
import { sceneKind } from '../scene-kind.js';

/** A shot's still with what is to be filmed under it: shown at the second review gate. */
export const shotBoard = sceneKind({
  content: z.object({
    title: shown().min(1).max(64),
    shot: ShotSchema,
    line: shown().min(1).max(160),
    action: shown().max(240),
  }),
  inWords: 'statement',
});
