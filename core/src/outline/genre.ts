import { z } from 'zod';

/** What sort of video a prompt asks for; each has a playbook. */
export const genres = [
  'promo',
  'explainer',
  'how-to',
  'recipe',
  'listicle',
  'ranking',
  'quote',
  'invitation',
  'job-ad',
  'news',
  'report',
  'comparison',
  'timeline',
  'biography',
  'story',
  'greeting',
  'announcement',
  'lesson',
  'data',
  'event',
  'place',
  'fundraising',
  'tips',
  'faq',
  'testimonial',
] as const;
export const GenreSchema = z.enum(genres);
export type Genre = z.infer<typeof GenreSchema>;
