import { z } from 'zod';
import { fileKey, iconName, shown } from '../../scenes/field-roles.js';
import { FigureSchema } from '../../figure/figure.js';

/** The claim of the scene: its largest text, unless the scene has a figure or quote that is larger. */
export const claim = shown().min(1).max(110);
/** A short line above the claim: chapter, topic or date. */
export const kicker = shown().min(1).max(48).optional();
export const label = shown().min(1).max(64);
export const detail = shown().min(1).max(160).optional();
/** Name of an icon of the bundled set (lucide, kebab-case); an unknown name draws none. */
export const icon = iconName().max(40).optional();
/** Key of an entry of the assets manifest. */
export const assetKey = fileKey().min(1).max(120);

export const labelledFigure = z.object({ label, figure: FigureSchema, highlight: z.boolean().optional() });
export type LabelledFigure = z.infer<typeof labelledFigure>;

export const series = z.object({
  name: label,
  values: z.array(FigureSchema).min(1).max(60),
  highlight: z.boolean().optional(),
});
export type Series = z.infer<typeof series>;
