import { z } from 'zod';
import { BrandSchema } from '../style/brand.js';
import { captionStyles } from '../style/caption-skins.js';

const sizeSchema = z.object({ width: z.number().int().positive(), height: z.number().int().positive() });

/** A file the user gave, already fetched: `asset` is its key in the assets manifest. */
const givenFile = z.object({ asset: z.string(), name: z.string().default('') });

/** A document after parsing; the planner sees text and rows, never bytes. */
export const BriefDocumentSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    name: z.string(),
    text: z.string(),
    /** Of one that is longer than what is read: how much of it the text holds. */
    extract: z.object({ read: z.number(), of: z.number(), unit: z.enum(['pages', 'characters']) }).optional(),
  }),
  z.object({
    kind: z.literal('table'),
    name: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
]);
export type BriefDocument = z.infer<typeof BriefDocumentSchema>;

/**
 * A create request after validation, with every default resolved that does not need the prompt to be
 * read. `'auto'` is what the planner decides from the prompt. Interface 4.2.
 */
export const BriefSchema = z.object({
  version: z.literal(1),
  prompt: z.string().min(1),
  model: z.string(),
  multiScene: z.boolean(),
  durationSeconds: z.number(),
  /** Where the length was made to fit what the film holds: how far it may still grow, once a voice has told it. */
  longestSeconds: z.number().optional(),
  /** null: inferred from the prompt, 16:9 when it says nothing. */
  aspectRatio: z.enum(['16:9', '9:16', '1:1', '4:5']).nullable(),
  /** Exact canvas in pixels, even numbers; takes precedence over `aspectRatio`. */
  dimensions: sizeSchema.nullable(),
  resolution: z.enum(['720p', '1080p', '4K', '8K']),
  fps: z.number().int().min(1).max(60),
  style: z.string().nullable(),
  backgroundColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  narration: z.union([z.boolean(), z.literal('auto')]),
  narrationVoice: z.string().nullable(),
  narrationLanguage: z.string().nullable(),
  /** Skin of the captions, or `none`; absent: as the prompt says, else as the pack has them. */
  captionStyle: z.enum(captionStyles).optional(),
  music: z.union([z.boolean(), z.literal('auto')]),
  effects: z.boolean(),
  aiVideo: z.enum(['auto', 'on', 'off', 'full']),
  planArc: z.boolean(),
  brand: BrandSchema.nullable(),
  images: z.array(givenFile.extend({ context: z.string().optional(), width: z.number(), height: z.number() })).max(20),
  documents: z.array(BriefDocumentSchema).max(5),
  audio: z.array(givenFile.extend({ role: z.enum(['music', 'voiceover', 'sfx']), seconds: z.number() })).max(4),
  /** What the user's own voiceover says, once it was found in the prompt: an edit reads no prompt a second time. */
  script: z.string().optional(),
  /** Derived from the request's own content, so that the same request gives the same video. */
  seed: z.number().int().min(0).max(0xffffffff),
});
export type Brief = z.infer<typeof BriefSchema>;
