import { z } from 'zod';
import { shown, key } from '../../fields/field-roles.js';
import { sceneKind } from '../scene-kind.js';

/**
 * A stop of the camera: what stands in one place of the world. Its kind and content are those of a scene; they were
 * checked when the storyboard was, and are not checked again here, because a schema cannot hold itself.
 */
export const StationSchema = z
  .object({
    id: key(),
    kind: key(),
    content: z.record(z.string(), z.unknown()),
    /** Frame of the scene at which the camera sets out for it; 0 for the first. */
    from: z.number().int().nonnegative(),
    /** Until the camera has left it. */
    frames: z.number().int().positive(),
    /** Frames that the camera takes to it. */
    travel: z.number().int().nonnegative(),
    cues: z.record(z.string(), z.number().int().nonnegative()),
    seed: z.number().int().nonnegative(),
  })
  .meta({ role: 'scene' });
export type Station = z.infer<typeof StationSchema>;

/**
 * Scenes as the stations of one large canvas that a camera travels over without a cut: the single-scene models. Only the
 * layout makes it.
 */
export const choreography = sceneKind({
  content: z.object({
    title: shown().max(120),
    stations: z.array(StationSchema).min(1).max(80),
    /** Frame at which the camera draws back until all stations are seen; null when it never does. */
    overview: z.number().int().positive().nullable(),
  }),
  reading: 'parts',
  fewWords: true,
  ownGround: true,
  inWords: 'statement',
});
