import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { CastMemberSchema } from '../../shots/cast.js';
import { shotSeasons, shotSettings, shotTimes, shotWeathers } from '../../shots/shot.js';
import { sceneKind } from '../scene-kind.js';

/** A figure or place of a story from several sides with its colours: shown at the first review gate. */
export const castSheet = sceneKind({
  content: z.object({
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
    /** What stands at its views and its colours, in the language of the film, in their order. */
    labels: z
      .object({ views: z.array(shown().min(1).max(40)).max(6), colors: z.array(shown().min(1).max(40)).max(12) })
      .optional(),
  }),
  inWords: 'statement',
});
