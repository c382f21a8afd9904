import { z } from 'zod';
import { shown } from '../../scenes/field-roles.js';
import { CastMemberSchema } from '../../footage/cast.js';
import { ShotSchema, shotSeasons, shotSettings, shotTimes, shotWeathers } from '../../footage/shot.js';

export const footageScenes = {
  /** A moving shot: see `core/src/footage`. */
  footage: ShotSchema,
  /** A figure or place of a story from several sides with its colours: shown at the first review gate. */
  'cast-sheet': z.object({
    title: shown().min(1).max(64),
    kicker: shown().min(1).max(48).optional(),
    subject: z.union([
      z.object({ member: CastMemberSchema }),
      z.object({
        place: z.enum(shotSettings),
        time: z.enum(shotTimes),
        weather: z.enum(shotWeathers),
        season: z.enum(shotSeasons),
      }),
    ]),
  }),
  /** A shot's still with what is to be filmed under it: shown at the second review gate. */
  'shot-board': z.object({
    title: shown().min(1).max(64),
    shot: ShotSchema,
    line: shown().min(1).max(160),
    action: shown().max(240),
  }),
} as const;
