import { z } from 'zod';
import { AssetSchema } from '../assets/assets.js';
import { DrawingSchema } from '../drawings/drawing.js';
import { ResolvedStyleSchema } from '../style/style-pack.js';
import { ModelUsageSchema } from '../storyboard/storyboard.js';
import { WarningSchema } from '../errors/warning.js';
import { InfographicContentSchema } from '../scenes/panel.js';

/** Seconds. Long enough to build up and be read, short enough to be one picture. */
export const infographicSeconds = { min: 3, max: 120, default: 15 } as const;
/** Pixels (interface 4.6). */
export const infographicDimensions = { width: 1280, height: 720 } as const;
/** Interface 4.7. */
export const infographicFps = { min: 1, max: 60, default: 30 } as const;

/** Pictures of all parts of all panels together. */
export const mostDrawings = 48;

const AskedSettingSchema = z.object({ key: z.string(), asked: z.string(), drawn: z.string() });
/** A value of a brand for which another is drawn: a colour that could not be seen, a font that does not come along. */
export type AskedSetting = z.infer<typeof AskedSettingSchema>;

/** A planned graphic before any render: what its version stores, and all that a picture of it depends on. */
export const InfographicSchema = z.object({
  version: z.literal(1),
  language: z.string().min(2).max(8),
  direction: z.enum(['ltr', 'rtl']),
  style: ResolvedStyleSchema,
  content: InfographicContentSchema,
  /** What the content names as pictures. */
  drawings: z.array(DrawingSchema).max(mostDrawings).optional(),
  seed: z.number().int().min(0).max(0xffffffff),
  assets: z.record(z.string(), AssetSchema),
  /** Settings that keep what the brand asked for (decisions, fine point 20). */
  asked: z.array(AskedSettingSchema).optional(),
  warnings: z.array(WarningSchema).default([]),
  /** Absent when no model was asked. */
  languageModel: ModelUsageSchema.optional(),
});
export type Infographic = z.infer<typeof InfographicSchema>;
