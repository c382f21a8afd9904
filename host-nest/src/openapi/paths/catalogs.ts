import type { ErrorCode } from '@scenewright/core';
import { operation, type Json, type Paths } from '../operation.js';

/** Interface 4.5. */
export const catalogPaths: Paths = {
  '/v1/models': catalog('listModels', 'Models and what they can do.', 'Models', {
    models: [
      {
        id: 'gen-6-fast',
        label: 'Gen 6 Fast',
        description: 'Faster and cheaper, for most videos.',
        multi_scene: true,
        supports: { narration: true, music: true, sfx: true, ai_video: true },
        duration_options: [15, 30, 60, 120],
        max_duration_seconds: 120,
        min_credits_to_start: 7,
        default: true,
      },
    ],
  }),
  '/v1/voices': catalog(
    'listVoices',
    'Voices for the narration.',
    'Voices',
    {
      voices: [
        {
          id: 'en-ada',
          name: 'Ada',
          description: 'Calm and clear.',
          gender: 'female',
          accent: 'British',
          age: 'adult',
          use_case: 'narration',
          languages: ['en'],
        },
      ],
    },
    ['voices_unavailable'],
  ),
  '/v1/animation-styles': catalog('listAnimationStyles', 'Looks of a video.', 'AnimationStyles', {
    default_style: 'taste-default',
    no_style: 'no-style',
    styles: [
      {
        id: 'swiss',
        name: 'Swiss',
        vibe: 'A visible grid, tight grotesque, red and nothing else.',
        palette: [{ label: 'accent', hex: '#e30613' }],
      },
    ],
  }),
  '/v1/brand-kits': catalog('listBrandKits', 'Your saved brand kits.', 'BrandKits', {
    brand_kits: [
      {
        id: 'bkt_01KAF0Q7J2M8T4V6X9Z1B3D5F7',
        name: 'Acme',
        description: 'Tools for everyone.',
        website_url: 'https://acme.example.com',
        colors: { primary: '#0b3d91', secondary: '#f2f2f2', accent: '#ff6b00' },
        fonts: { heading: 'Inter', body: 'Inter' },
        has_logo: true,
      },
    ],
  }),
};

function catalog(
  id: string,
  summary: string,
  schema: string,
  example: Json,
  errors: readonly ErrorCode[] = [],
): Record<string, Json> {
  return { get: operation({ id, tag: 'Catalogs', summary, success: [200, schema, example], errors }) };
}
