import { z } from 'zod';
import { shown, key } from '../../fields/field-roles.js';
import { claim, kicker, label } from '../../fields/content-parts.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Countries by ISO 3166-1 alpha-3 code; a figure scales the mark, none just points the place out. */
export const placeMap = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    places: z
      .array(
        z.object({
          country: key().length(3),
          label,
          note: shown().max(80).optional(),
          value: z.number().optional(),
        }),
      )
      .min(1)
      .max(12),
  }),
  names: ['map', 'maps'],
  partNames: ['place'],
  inWords: 'place',
  offers: ({ evidence, claim: title, kicker }) =>
    evidence.type === 'places'
      ? [
          {
            content: {
              ...{ title, kicker },
              places: evidence.places.map(({ country, label: name, note }) => ({
                ...{ country, label: name },
                ...(note ? { note } : {}),
              })),
            },
            score: 0.85,
          },
        ]
      : [],
  panels: ({ title, places }, tools) => [
    {
      kind: 'map',
      ...head(title, tools),
      places: places.slice(0, 10).map(({ country, label: name, note }) => ({
        ...{ country, label: name },
        ...(note ? { note } : {}),
      })),
    },
  ],
});
