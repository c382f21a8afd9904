import { z } from 'zod';

/** One filled outline. `d` is SVG path data, absolute or relative, numbers and commands alone. */
export const ShapeSchema = z.object({
  d: z
    .string()
    .min(2)
    .max(16_000)
    .regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,eE+-]+$/, 'holds something else than path data'),
  fill: z.string().regex(/^#[0-9a-f]{6}$/),
  opacity: z.number().min(0).max(1).optional(),
  evenOdd: z.literal(true).optional(),
});

/**
 * A picture as flat shapes, painted in their order, on a square of `size` units. Data, not markup: it can hold no
 * script and no address, and a style pack can redraw it in its own colours.
 */
export const DrawingSchema = z.object({
  /** What it shows, in English: "bicycle". */
  name: z.string().min(1).max(80),
  size: z.number().positive().max(4096),
  shapes: z.array(ShapeSchema).min(1).max(240),
  /** Cut out by the circle in its square, and in its own colours in every pack, since they are what it says: a flag. */
  badge: z.literal(true).optional(),
  /** Has its colours by nature, and looks wrong or dead in others: food, a plant, an animal, a person, the weather. */
  natural: z.literal(true).optional(),
});
export type Drawing = z.infer<typeof DrawingSchema>;
