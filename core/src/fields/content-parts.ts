import { z } from 'zod';
import { fileKey, iconName, shown } from './field-roles.js';
import { FigureSchema, SentimentSchema, TrendSchema } from '../figures/figure.js';

/** The claim of the scene: its largest text, unless the scene has a figure or quote that is larger. */
export const claim = shown().min(1).max(110);
/** A short line above the claim: chapter, topic or date. */
export const kicker = shown().min(1).max(48).optional();
export const label = shown().min(1).max(64);
export const detail = shown().min(1).max(160).optional();
/** Name of an icon of the bundled set (lucide, kebab-case); an unknown name draws none. */
export const icon = iconName().max(40).optional();
/**
 * What is drawn there, by the name of one of the scene's drawings: `bicycle`; `figure:clock` where the scene's figure
 * stands as the object that it measures (`depictionOf`). A name that the scene has no drawing of draws nothing.
 */
export const picture = iconName().min(1).max(80).optional();
/** Key of an entry of the assets manifest. */
export const assetKey = fileKey().min(1).max(120);

export const source = shown().max(100).optional();
export const step = z.object({ title: shown().min(1).max(80), detail, icon });
/** One side of a comparison. */
export const sideContent = z.object({
  label,
  points: z.array(shown().min(1).max(110)).max(5).default([]),
  figure: FigureSchema.optional(),
  icon,
  picture,
});

export const labelledFigure = z.object({ label, figure: FigureSchema, highlight: z.boolean().optional() });
export type LabelledFigure = z.infer<typeof labelledFigure>;
/** A figure whose name can have its picture beside it. */
export const picturedFigure = labelledFigure.extend({ picture });
export type PicturedFigure = z.infer<typeof picturedFigure>;

/** A figure of a measure of its own: which way it went, and whether that is good. */
export const measure = z.object({
  label,
  figure: FigureSchema,
  trend: TrendSchema.optional(),
  sentiment: SentimentSchema.optional(),
  note: shown().max(80).optional(),
});

export const series = z.object({
  name: label,
  values: z.array(FigureSchema).min(1).max(60),
  highlight: z.boolean().optional(),
});
export type Series = z.infer<typeof series>;

/** Figures of one measure beside each other. */
export const comparedFigures = z.object({
  title: claim.optional(),
  kicker,
  source,
  items: z.array(picturedFigure).min(2).max(12),
});
/** Figures over categories or over time. */
export const seriesOverCategories = z.object({
  title: claim.optional(),
  kicker,
  source,
  categories: z.array(shown().min(1).max(40)).min(2).max(60),
  series: z.array(series).min(1).max(5),
});
