import { z } from 'zod';
import { shown, iconName, key } from '../../fields/field-roles.js';
import { assetKey } from '../../fields/content-parts.js';
import { sceneKind } from '../scene-kind.js';

/** A property over time: seconds from the start of the scene; values between keyframes follow `ease`. */
const keyframes = z
  .array(
    z.object({
      at: z.number().min(0).max(120),
      value: z.number(),
      ease: z.enum(['linear', 'in', 'out', 'in-out', 'spring', 'hold']).default('out'),
    }),
  )
  .min(1)
  .max(12);
const animated = z.union([z.number(), keyframes]);

/** What of a layer is seen: inside a shape whose place and size are shares of the canvas, measured at its centre. */
const mask = z.object({
  shape: z.enum(['rectangle', 'ellipse', 'triangle']).default('rectangle'),
  x: animated.default(0.5),
  y: animated.default(0.5),
  width: animated.default(1),
  height: animated.default(1),
});

/** Positions and sizes are shares of the canvas, 0 to 1, measured at the layer's centre. */
const place = {
  x: animated.default(0.5),
  y: animated.default(0.5),
  width: z.number().min(0).max(2).default(0.5),
  height: z.number().min(0).max(2).default(0.3),
  rotation: animated.default(0),
  scale: animated.default(1),
  opacity: animated.default(1),
  /** How much of the camera's way it goes: 0 stands still, as a title does; 1 is the ground; 2 is near. */
  depth: z.number().min(0).max(3).optional(),
  mask: mask.optional(),
};

/** Outline of a path. */
const outline = () => key().min(1).max(4000).regex(/^[MmLlHhVvCcSsQqTtAaZz0-9eE,.\s+-]+$/); // prettier-ignore

/** The letters of an outline's commands: outlines with the same ones can turn into each other. */
const commandsOf = (d: string): string => d.replace(/[^MmLlHhVvCcSsQqTtAaZz]/g, '');
const numbersIn = (d: string): number => (d.match(/-?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi) ?? []).length;

/** A number a mark, with what it is called under it. */
const chartValue = z.object({ value: z.number().min(0).max(1e12), label: shown().min(1).max(24).optional() });
/** A role of the style's palette, or a hex colour. */
const colour = key().regex(/^(background|surface|text|muted|accent|data-[1-5]|positive|negative|#[0-9a-fA-F]{6})$/);

export const FreeformLayerSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    ...place,
    text: shown().min(1).max(240),
    size: z.enum(['display', 'title', 'body', 'small']).default('title'),
    align: z.enum(['start', 'center', 'end']).default('center'),
    color: colour.default('text'),
  }),
  z.object({
    type: z.literal('shape'),
    ...place,
    shape: z.enum(['rectangle', 'ellipse', 'line', 'triangle']),
    fill: colour.default('accent'),
    radius: z.number().min(0).max(0.5).default(0),
  }),
  z.object({
    type: z.literal('path'),
    ...place,
    d: outline(),
    /** Outlines that it turns into, in this order; each has the commands of `d`, and as many numbers. */
    morphs: z.array(outline()).min(1).max(6).optional(),
    /** How far: 1 is the first of them, 1.5 half of the way to the second. */
    morph: animated.optional(),
    viewBox: key()
      .regex(/^[-0-9.\s]+$/)
      .default('0 0 100 100'),
    stroke: colour.default('accent'),
    strokeWidth: z.number().min(0).max(20).default(2),
    fill: colour.optional(),
    draw: animated.default(1),
  }),
  z.object({
    type: z.literal('chart'),
    ...place,
    chart: z.enum(['columns', 'bars', 'line', 'area', 'donut']),
    values: z.array(chartValue).min(1).max(24),
    color: colour.default('accent'),
    /** The one that counts, from 0; the others step back. */
    highlight: z.number().int().min(0).max(23).optional(),
    /** Share of it that has grown. */
    grow: animated.default(1),
  }),
  z.object({ type: z.literal('icon'), ...place, icon: iconName().min(1).max(40), color: colour.default('accent') }),
  z.object({ type: z.literal('image'), ...place, image: assetKey, fit: z.enum(['cover', 'contain']).default('cover') }),
]);
export type FreeformLayer = z.infer<typeof FreeformLayerSchema>;

/** The view of all layers: its centre as shares of the canvas, how near it is, degrees of its turn. */
const camera = z.object({
  x: animated.default(0.5),
  y: animated.default(0.5),
  zoom: animated.default(1),
  rotation: animated.default(0),
});
export type FreeformCamera = z.infer<typeof camera>;

const turnsInto = (layer: FreeformLayer): boolean =>
  layer.type !== 'path' ||
  (layer.morphs ?? []).every((d) => commandsOf(d) === commandsOf(layer.d) && numbersIn(d) === numbersIn(layer.d));

/** Layers that a language model laid out. */
export const freeform = sceneKind({
  content: z.object({
    layers: z
      .array(
        FreeformLayerSchema.refine(turnsInto, {
          path: ['morphs'],
          error: 'each outline needs the same commands as d, in the same order, with as many numbers',
        }),
      )
      .min(1)
      .max(40),
    camera: camera.optional(),
  }),
  reading: 'parts',
  fewWords: true,
  inWords: 'statement',
});
