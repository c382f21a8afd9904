import { z } from 'zod';

/** What is known of the brand that something is made for. Colours are #rrggbb; the logo is a key of the assets manifest. */
export const BrandSchema = z.object({
  name: z.string().optional(),
  description: z.string().optional(),
  visualStyle: z.string().optional(),
  primary: z.string().optional(),
  secondary: z.string().optional(),
  accent: z.string().optional(),
  headingFont: z.string().optional(),
  bodyFont: z.string().optional(),
  logo: z.string().optional(),
  /** Families that come with the request as assets, by the names that they were asked for. */
  broughtFonts: z.array(z.string()).optional(),
});
export type Brand = z.infer<typeof BrandSchema>;
