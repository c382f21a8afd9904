import { list, number, object, oneOf, text, yesNo, type Schema } from './shapes.js';

/** Interface 2.3 to 2.6, the error form (7) and health. */
export const catalogSchemas: Record<string, Schema> = {
  Error: object({ error: object({ code: text, message: text, status: { type: 'integer' } }) }),
  Models: object({
    models: list(
      object(
        {
          id: text,
          label: text,
          description: text,
          multi_scene: yesNo,
          supports: object({ narration: yesNo, music: yesNo, sfx: yesNo, ai_video: yesNo }),
          duration_options: list(number),
          max_duration_seconds: number,
          min_credits_to_start: number,
          flat_credit_estimate: number,
          default: yesNo,
        },
        ['min_credits_to_start', 'flat_credit_estimate'],
      ),
    ),
  }),
  Voices: object({
    voices: list(
      object({
        id: text,
        name: text,
        description: text,
        gender: text,
        accent: text,
        age: text,
        use_case: text,
        languages: list(text),
      }),
    ),
  }),
  AnimationStyles: object({
    default_style: text,
    no_style: text,
    styles: list(object({ id: text, name: text, vibe: text, palette: list(object({ label: text, hex: text })) })),
  }),
  BrandKits: object({
    brand_kits: list(
      object({
        id: text,
        name: text,
        description: text,
        website_url: text,
        colors: object({ primary: text, secondary: text, accent: text }),
        fonts: object({ heading: text, body: text }),
        has_logo: yesNo,
      }),
    ),
  }),
  Health: object({ status: oneOf(['ok']) }),
};
