import { z } from 'zod';
import { key, shown } from '../fields/field-roles.js';
import { DrawingSchema } from '../drawings/drawing.js';
import { FigureSchema, SentimentSchema, TrendSchema } from '../figures/figure.js';
import { assetKey, icon, label, measure, picture, picturedFigure, series } from '../fields/content-parts.js';

/** The claim of a panel: shorter than that of a scene, since several stand on one canvas. */
const title = shown().min(1).max(80).optional();
const point = shown().min(1).max(110);
const line = shown().min(1).max(140).optional();

const frame = {
  /** Unique in the graphic and part of its settings keys; stays the same when panels are moved or removed. */
  id: key().regex(/^[a-z][a-z0-9-]{0,30}$/),
  title,
  /** What it speaks of as a whole, where its parts have no pictures of their own. */
  picture,
};
const step = z.object({ title: shown().min(1).max(80), detail: line, icon, picture });
/** A part of a whole, or a place in a row; `rest` is what is left over, which is never the one that stands out. */
const part = picturedFigure.extend({ rest: z.boolean().optional() });
const side = z.object({ label, figure: FigureSchema.optional(), points: z.array(point).max(5).default([]), picture });
const comparedMeasure = z.object({
  /** Absent where the title of the whole says it. */
  label: shown().min(1).max(80).optional(),
  left: FigureSchema,
  right: FigureSchema,
  better: z.enum(['left', 'right']).optional(),
});
const comparedTrait = z.object({ label: shown().min(1).max(80).optional(), left: point, right: point });

/** What one panel of an infographic says, by kind; the drawing of each lies in `compositions/src/infographic/panels`. */
export const panelSchemas = {
  figures: z.object({
    ...frame,
    kind: z.literal('figures'),
    items: z.array(measure.extend({ icon, picture })).min(1).max(6),
  }),
  /** Figures of one measure: `columns` in the order of time, `bars` and `ranking` by size. */
  bars: z.object({
    ...frame,
    kind: z.literal('bars'),
    arrangement: z.enum(['bars', 'columns', 'ranking']),
    items: z.array(part).min(2).max(12),
  }),
  /** Parts of one whole: shares that add up to 100. */
  share: z.object({ ...frame, kind: z.literal('share'), items: z.array(part).min(2).max(7) }),
  /** Shares that do not add up to a whole, in percent, each against its own full track. */
  meters: z.object({ ...frame, kind: z.literal('meters'), items: z.array(picturedFigure).min(1).max(6) }),
  line: z.object({
    ...frame,
    kind: z.literal('line'),
    categories: z.array(shown().min(1).max(40)).min(2).max(24),
    series: z.array(series).min(1).max(5),
  }),
  /** "n in m". */
  ratio: z.object({
    ...frame,
    kind: z.literal('ratio'),
    count: z.number().int().min(0).max(100),
    total: z.number().int().min(1).max(100),
    label: line,
    icon,
  }),
  /** One measure at two moments. */
  change: z.object({
    ...frame,
    kind: z.literal('change'),
    label: shown().min(1).max(80).optional(),
    before: FigureSchema,
    after: FigureSchema,
    beforeLabel: shown().max(40).optional(),
    afterLabel: shown().max(40).optional(),
    sentiment: SentimentSchema.optional(),
  }),
  steps: z.object({
    ...frame,
    kind: z.literal('steps'),
    steps: z.array(step).min(2).max(8),
    /** After the last the first comes again. */
    cyclic: z.boolean().optional(),
  }),
  timeline: z.object({
    ...frame,
    kind: z.literal('timeline'),
    events: z
      .array(
        z.object({
          date: shown().min(1).max(40),
          label: shown().min(1).max(110),
          highlight: z.boolean().optional(),
        }),
      )
      .min(2)
      .max(8),
  }),
  versus: z.object({
    ...frame,
    kind: z.literal('versus'),
    left: side,
    right: side,
    /** What both are measured by, with the side that it speaks for where that is known. */
    measures: z.array(comparedMeasure).min(1).max(6).optional(),
    /** What both are beside that, in words, under the measures. */
    traits: z.array(comparedTrait).min(1).max(6).optional(),
  }),
  map: z.object({
    ...frame,
    kind: z.literal('map'),
    places: z
      .array(
        z.object({
          country: key().length(3),
          label,
          figure: FigureSchema.optional(),
          note: shown().max(80).optional(),
        }),
      )
      .min(1)
      .max(10),
  }),
  list: z.object({
    ...frame,
    kind: z.literal('list'),
    /** Ticks and crosses, or plain marks. */
    mark: z.enum(['plain', 'good', 'bad']).default('plain'),
    items: z
      .array(z.object({ text: point, detail: line, icon, picture }))
      .min(1)
      .max(8),
  }),
  table: z.object({
    ...frame,
    kind: z.literal('table'),
    columns: z.array(shown().max(40)).min(2).max(6),
    rows: z
      .array(z.array(shown().max(60)).min(2).max(6))
      .min(1)
      .max(8),
  }),
  statement: z.object({
    ...frame,
    kind: z.literal('statement'),
    text: shown().min(1).max(240),
    author: shown().min(1).max(80).optional(),
    /** Whether it is somebody's words. */
    quoted: z.boolean().default(false),
  }),
  image: z.object({ ...frame, kind: z.literal('image'), image: assetKey, caption: line }),
} as const;

export type PanelKind = keyof typeof panelSchemas;
export const panelKinds = Object.keys(panelSchemas) as PanelKind[];
export type Panel<K extends PanelKind = PanelKind> = z.infer<(typeof panelSchemas)[K]>;
export const PanelSchema = z.discriminatedUnion(
  'kind',
  Object.values(panelSchemas) as unknown as [z.ZodObject],
) as unknown as z.ZodType<Panel>;

export const panelLimit = 9;

/** Which categories of a line are named on its axis: three at most, evenly from the last one back. */
export function namedCategories(count: number): number[] {
  const step = Math.max(1, Math.ceil(count / 3));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => count - 1 - index * step).reverse();
}

/** The content of the scene kind `infographic`: one canvas with a head and panels that build up and then rest. */
export const InfographicContentSchema = z.object({
  title: shown().min(1).max(110),
  kicker: shown().min(1).max(48).optional(),
  subtitle: shown().min(1).max(160).optional(),
  source: shown().min(1).max(140).optional(),
  /** The figure that matters most; it stands in the head. */
  hero: z
    .object({ figure: FigureSchema, label, trend: TrendSchema.optional(), sentiment: SentimentSchema.optional() })
    .optional(),
  logo: assetKey.optional(),
  /** Drawn large in the head when no figure stands there. */
  emblem: icon,
  /** What it is about: in the head, in place of the emblem, or behind the figure there. */
  subject: DrawingSchema.meta({ role: 'aside' }).optional(),
  visualStyle: z.enum(['2d', '3d']).default('2d'),
  /** What is drawn where a topic comes without facts. */
  motif: z.enum(['landscape', 'sky', 'water', 'city', 'space', 'matter', 'growth', 'network', 'light']).optional(),
  panels: z.array(PanelSchema).max(panelLimit),
  /** What was planned, where a render's settings say otherwise: everything keeps its place that finds room there. */
  plan: z
    .object({ title: shown(), panels: z.array(PanelSchema).max(panelLimit) })
    .meta({ role: 'aside' })
    .optional(),
});
export type InfographicContent = z.infer<typeof InfographicContentSchema>;
