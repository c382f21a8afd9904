import { z } from 'zod';

/** When a word is spoken, in seconds from the start of its recording. */
export const WordTimeSchema = z.object({ text: z.string(), start: z.number(), end: z.number() });
export type WordTime = z.infer<typeof WordTimeSchema>;

/**
 * A file that a video uses, held by content: `digest` is the SHA-256 of its bytes (hex) and the name
 * under which the asset store keeps it.
 */
export const AssetSchema = z.object({
  key: z.string(),
  kind: z.enum(['speech', 'music', 'effect', 'image', 'footage', 'recording', 'font']),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  mimeType: z.string(),
  bytes: z.number().int().nonnegative(),
  seconds: z.number().optional(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  /** Colours (#rrggbb) of a picture that lets the ground through, such as a logo: what must stand out from the ground. */
  inks: z.array(z.string()).max(6).optional(),
  words: z.array(WordTimeSchema).optional(),
  /** Of a font: one face of a family, as CSS describes it (CSS Fonts 4, 4). */
  font: z
    .object({
      family: z.string(),
      /** A weight, or the first and the last of a variable face: "400", "100 900". */
      weight: z.string().regex(/^\d{1,4}( \d{1,4})?$/),
      style: z.enum(['normal', 'italic']),
      /** The characters it is for, as `unicode-range`; absent: all that it has. */
      range: z
        .string()
        .regex(/^[Uu0-9A-Fa-f+?, -]+$/)
        .optional(),
    })
    .optional(),
});
export type Asset = z.infer<typeof AssetSchema>;

export const AssetsManifestSchema = z.object({ version: z.literal(1), assets: z.record(z.string(), AssetSchema) });
export type AssetsManifest = z.infer<typeof AssetsManifestSchema>;
