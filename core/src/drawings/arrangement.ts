import { z } from 'zod';

/**
 * How words and their picture share the canvas:
 * - `beside`: on a plate of its own, beside the words on a wide canvas and under them elsewhere;
 * - `field`: on a field of colour that bleeds off the end of the canvas, or off its foot;
 * - `leading`: on such a field before the words, or above them;
 * - `bleed`: as large as it stands whole, up to the edges of the canvas;
 * - `above`: over the words, both on the middle axis;
 * - `behind`: the whole canvas, in tones of the ground, with the words on it.
 */
export const ArrangementSchema = z.enum(['beside', 'field', 'leading', 'bleed', 'above', 'behind']);
export type Arrangement = z.infer<typeof ArrangementSchema>;
export const arrangements: readonly Arrangement[] = ArrangementSchema.options;
