import { z } from 'zod';
import { FigureSchema, SentimentSchema, TrendSchema } from '../figures/figure.js';
import {
  HierarchySchema,
  LayersSchema,
  OverlapSchema,
  PartsSchema,
  PostSchema,
  QuadrantSchema,
  RouteSchema,
  ScheduleSchema,
  ScoreSchema,
  StreamsSchema,
  WeatherSchema,
} from './shaped-evidence.js';

/** A figure with the few words that say what it is. */
export const LabelledFigureSchema = z.object({
  label: z.string().min(1).max(64),
  figure: FigureSchema,
  note: z.string().max(80).optional(),
  trend: TrendSchema.optional(),
});

const title = z.string().max(110).optional();
const item = z.object({ text: z.string().min(1).max(110), detail: z.string().min(1).max(160).optional() });
const side = z.object({
  label: z.string().min(1).max(64),
  points: z.array(z.string().min(1).max(110)).max(6).default([]),
  figure: FigureSchema.optional(),
});

/**
 * What a beat rests on: the structure that was found in the source, apart from how it is drawn. A scene kind
 * says for which of these it fits.
 */
export const EvidenceSchema = z.discriminatedUnion('type', [
  /** A statement that stands by its words. */
  z.object({ type: z.literal('claim'), emphasis: z.string().max(80).optional() }),
  /** One figure. `about` is its clause without the figure, or what it counts. */
  z.object({
    type: z.literal('figure'),
    figure: FigureSchema,
    about: z.string().max(120),
    trend: TrendSchema.optional(),
    sentiment: SentimentSchema.optional(),
    /** A second figure of the same clause that qualifies the first. */
    companion: z.object({ figure: FigureSchema, label: z.string().max(64).optional() }).optional(),
  }),
  /** A share of a whole in percent, 0 to 100. */
  z.object({ type: z.literal('share'), figure: FigureSchema, about: z.string().max(120) }),
  /** "3 out of 4". */
  z.object({
    type: z.literal('ratio'),
    count: z.number().int().min(0).max(100),
    total: z.number().int().min(1).max(100),
    about: z.string().max(120),
  }),
  /** One measure at two moments, or two values of which one stands for the other. */
  z.object({
    type: z.literal('delta'),
    about: z.string().max(120),
    before: FigureSchema,
    after: FigureSchema,
    beforeLabel: z.string().max(40).optional(),
    afterLabel: z.string().max(40).optional(),
    sentiment: SentimentSchema.optional(),
  }),
  /**
   * Figures of one kind: `parts` of a whole (percent that add up to 100), a `ranking`, values over `time`, `stages`
   * of which each is what is left of the one before, `other` comparable ones, or `mixed` units that share no axis.
   */
  z.object({
    type: z.literal('series'),
    arrangement: z.enum(['parts', 'ranking', 'time', 'stages', 'other', 'mixed']),
    title,
    items: z.array(LabelledFigureSchema).min(2).max(24),
    source: z.string().max(100).optional(),
  }),
  /** Several series over the same categories. */
  z.object({
    type: z.literal('grid'),
    title,
    dated: z.boolean(),
    categories: z.array(z.string().min(1).max(40)).min(2).max(60),
    series: z
      .array(z.object({ name: z.string().min(1).max(64), values: z.array(FigureSchema).min(1).max(60) }))
      .min(1)
      .max(5),
    source: z.string().max(100).optional(),
  }),
  z.object({
    type: z.literal('table'),
    title,
    columns: z.array(z.string().max(40)).min(2).max(6),
    rows: z
      .array(z.array(z.string().max(60)).min(2).max(6))
      .min(1)
      .max(8),
  }),
  z.object({
    type: z.literal('list'),
    title,
    items: z.array(item).min(1).max(24),
    checked: z.array(z.boolean()).optional(),
  }),
  /** Things to do one after the other; `from` is the number of the first, from 1. */
  z.object({
    type: z.literal('steps'),
    title,
    steps: z.array(item).min(1).max(24),
    from: z.number().int().min(1).default(1),
    cyclic: z.boolean().default(false),
    /** Set where they are numbered because something counts them ("5 reasons"), and none is done before the next. */
    counted: z.literal(true).optional(),
  }),
  z.object({
    type: z.literal('timeline'),
    title,
    events: z
      .array(z.object({ date: z.string().min(1).max(40), label: z.string().min(1).max(120) }))
      .min(1)
      .max(24),
  }),
  z.object({ type: z.literal('versus'), title, left: side, right: side }),
  z.object({
    type: z.literal('pros-cons'),
    title,
    pros: z.array(z.string().min(1).max(110)).min(1).max(6),
    cons: z.array(z.string().min(1).max(110)).min(1).max(6),
    prosLabel: z.string().max(32).optional(),
    consLabel: z.string().max(32).optional(),
  }),
  z.object({
    type: z.literal('quote'),
    text: z.string().min(1).max(320),
    author: z.string().max(64).optional(),
    /** Who that is: an office, an age, a place. */
    about: z.string().max(80).optional(),
  }),
  z.object({ type: z.literal('definition'), term: z.string().min(1).max(60), definition: z.string().min(1).max(280) }),
  z.object({ type: z.literal('question'), text: z.string().min(1).max(160) }),
  z.object({ type: z.literal('answer'), question: z.string().min(1).max(110), answer: z.string().min(1).max(280) }),
  /** When, where, how much, whom to ask: what a viewer has to write down. */
  z.object({
    type: z.literal('details'),
    title,
    items: z
      .array(
        z.object({
          about: z.enum(['date', 'time', 'place', 'price', 'contact', 'link', 'other']),
          text: z.string().min(1).max(110),
        }),
      )
      .min(1)
      .max(6),
  }),
  /** What the viewer is asked to do. */
  z.object({
    type: z.literal('action'),
    action: z.string().max(48).optional(),
    /** An address, telephone number or place to turn to. */
    where: z.string().max(120).optional(),
  }),
  z.object({
    type: z.literal('places'),
    places: z
      .array(
        z.object({
          country: z.string().length(3),
          label: z.string().min(1).max(64),
          note: z.string().max(80).optional(),
        }),
      )
      .min(1)
      .max(12),
  }),
  z.object({
    type: z.literal('flow'),
    labels: z.array(z.string().min(1).max(64)).min(2).max(9),
    round: z.boolean().default(false),
  }),
  z.object({
    type: z.literal('chat'),
    messages: z
      .array(z.object({ from: z.string().min(1).max(64), text: z.string().min(1).max(180) }))
      .min(1)
      .max(6),
  }),
  z.object({ type: z.literal('code'), code: z.string().min(1).max(900), language: z.string().max(24).optional() }),
  ScoreSchema,
  WeatherSchema,
  ScheduleSchema,
  OverlapSchema,
  QuadrantSchema,
  HierarchySchema,
  StreamsSchema,
  RouteSchema,
  PostSchema,
  LayersSchema,
  PartsSchema,
  /** The user's own picture, by its key in the assets manifest. */
  z.object({ type: z.literal('image'), image: z.string().min(1).max(120) }),
  /** Nothing but the picture: an opening, a breath, an ending. */
  z.object({ type: z.literal('picture') }),
]);
export type Evidence = z.infer<typeof EvidenceSchema>;
export type EvidenceType = Evidence['type'];
export type EvidenceOf<T extends EvidenceType> = Extract<Evidence, { type: T }>;
