import { z } from 'zod';
import { FigureSchema } from '../figures/figure.js';

const label = z.string().min(1).max(64);
const line = z.string().min(1).max(110);
const detail = z.string().min(1).max(110).optional();

/** What the sky does, as far as it can be drawn. */
export const skies = ['sun', 'partly', 'cloud', 'rain', 'storm', 'snow', 'fog', 'wind'] as const;
export const SkySchema = z.enum(skies);
export type Sky = z.infer<typeof SkySchema>;

/** Sides of a game, each with what it scored. */
export const ScoreSchema = z.object({
  type: z.literal('score'),
  sides: z
    .array(z.object({ label, figure: FigureSchema }))
    .min(2)
    .max(4),
});

/** Days or places with their sky, their temperature or both, as written. */
export const WeatherSchema = z.object({
  type: z.literal('weather'),
  days: z
    .array(
      z.object({
        label,
        sky: SkySchema.optional(),
        /** What the sky does, in the source's words. */
        word: z.string().min(1).max(40).optional(),
        figure: FigureSchema.optional(),
        low: FigureSchema.optional(),
      }),
    )
    .min(2)
    .max(7),
});

/** Tasks that each last from one date to another. `start` and `end` count days from one day for all; a moment has one of them twice. */
export const ScheduleSchema = z.object({
  type: z.literal('schedule'),
  tasks: z
    .array(
      z.object({
        label,
        from: z.string().min(1).max(32),
        to: z.string().min(1).max(32).optional(),
        start: z.number(),
        end: z.number(),
      }),
    )
    .min(2)
    .max(8),
});

/** What two or three things have each for itself, and what all of them have. */
export const OverlapSchema = z.object({
  type: z.literal('overlap'),
  sets: z
    .array(z.object({ label, points: z.array(line).max(4).default([]) }))
    .min(2)
    .max(3),
  shared: z.array(line).min(1).max(4),
});

/** Four fields of two opposites, from the upper row to the lower one, each in reading order. */
export const QuadrantSchema = z.object({
  type: z.literal('quadrant'),
  cells: z.array(z.object({ label, points: z.array(line).max(4).default([]) })).length(4),
});

/** Who or what stands under whom; `under` is the place of another node in the list, absent at the top. */
export const HierarchySchema = z.object({
  type: z.literal('hierarchy'),
  nodes: z
    .array(z.object({ label, detail, under: z.number().int().min(0).optional() }))
    .min(3)
    .max(14),
});

/** How much goes from where to where. */
export const StreamsSchema = z.object({
  type: z.literal('streams'),
  links: z
    .array(z.object({ from: label, to: label, figure: FigureSchema }))
    .min(2)
    .max(12),
});

/** Stops on a way, in their order. */
export const RouteSchema = z.object({
  type: z.literal('route'),
  stops: z.array(z.object({ label, detail })).min(2).max(10),
});

/** What somebody wrote for all to read, word for word. */
export const PostSchema = z.object({
  type: z.literal('post'),
  text: z.string().min(1).max(280),
  author: z.string().min(1).max(64).optional(),
  handle: z.string().min(1).max(48).optional(),
});

/** What lies over each other, from the top down. */
export const LayersSchema = z.object({
  type: z.literal('layers'),
  layers: z.array(z.object({ label, detail })).min(3).max(8),
});

/** A thing and what it consists of. */
export const PartsSchema = z.object({
  type: z.literal('parts'),
  thing: label,
  parts: z.array(z.object({ label, detail })).min(3).max(8),
});
