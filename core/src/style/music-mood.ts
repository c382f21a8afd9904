import { z } from 'zod';

export const MusicMoodSchema = z.enum(['bright', 'calm', 'driving', 'serious', 'playful', 'elegant', 'tense', 'warm']);
export type MusicMood = z.infer<typeof MusicMoodSchema>;
