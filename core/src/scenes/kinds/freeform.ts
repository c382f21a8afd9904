import { z } from 'zod';
import { shown, iconName, key } from '../field-roles.js';
import { assetKey } from '../content-parts.js';
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

/** Positions and sizes are shares of the canvas, 0 to 1, measured at the layer's centre. */
const place = {
  x: animated.default(0.5),
  y: animated.default(0.5),
  width: z.number().min(0).max(2).default(0.5),
  height: z.number().min(0).max(2).default(0.3),
  rotation: animated.default(0),
  scale: animated.default(1),
  opacity: animated.default(1),
};
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
    d: key()
      .min(1)
      .max(4000)
      .regex(/^[MmLlHhVvCcSsQqTtAaZz0-9eE,.\s+-]+$/),
    viewBox: key()
      .regex(/^[-0-9.\s]+$/)
      .default('0 0 100 100'),
    stroke: colour.default('accent'),
    strokeWidth: z.number().min(0).max(20).default(2),
    fill: colour.optional(),
    draw: animated.default(1),
  }),
  z.object({ type: z.literal('icon'), ...place, icon: iconName().min(1).max(40), color: colour.default('accent') }),
  z.object({ type: z.literal('image'), ...place, image: assetKey, fit: z.enum(['cover', 'contain']).default('cover') }),
]);
export type FreeformLayer = z.infer<typeof FreeformLayerSchema>;

/** Layers that a language model laid out. */
export const freeform = sceneKind({
  content: z.object({ layers: z.array(FreeformLayerSchema).min(1).max(40) }),
  reading: 'parts',
  inWords: 'statement',
});
