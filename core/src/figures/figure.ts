import { z } from 'zod';

/**
 * A number as a person wrote it. `display` is the exact text of the source ("$4.2M", "24%", "5,1 %");
 * `value` is the number that its digits say (4.2 for "$4.2M"), so that a count-up runs over the digits
 * and ends on `display`. `magnitude` is what the value is worth for comparing figures (4 200 000 for
 * "$4.2M"), in the unit named by `unit`.
 */
export const FigureSchema = z
  .object({
    value: z.number(),
    magnitude: z.number(),
    display: z.string().min(1).max(40),
    prefix: z.string().max(12).default(''),
    suffix: z.string().max(24).default(''),
    decimals: z.number().int().min(0).max(6).default(0),
    /** 'percent', 'currency:USD', 'duration:min', a counted noun, or '' when there is none. */
    unit: z.string().max(40).default(''),
    /** The lower end of a range, in the measure of `magnitude` ("5–10%": 5). A range stands still: it is not counted up. */
    low: z.number().optional(),
  })
  .meta({ role: 'figure' });
export type Figure = z.infer<typeof FigureSchema>;

export const TrendSchema = z.enum(['up', 'down', 'flat']);
export type Trend = z.infer<typeof TrendSchema>;

/** Whether a change is welcome: churn that falls is good. Decides the semantic colour. */
export const SentimentSchema = z.enum(['good', 'bad', 'neutral']);
export type Sentiment = z.infer<typeof SentimentSchema>;
