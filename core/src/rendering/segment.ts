import { z } from 'zod';

/**
 * A run of frames that is rendered as one file. `key` names its pixels: canonical JSON of all that can
 * be seen in it, the output size, the encoding and the renderer's version, hashed. Two segments with
 * one key are the same file, in whatever video and at whatever time they stand.
 */
export const SegmentSchema = z.object({
  index: z.number().int().nonnegative(),
  /** First frame in the video, and the frame after the last. */
  from: z.number().int().nonnegative(),
  to: z.number().int().positive(),
  key: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Segment = z.infer<typeof SegmentSchema>;
