import { z } from 'zod';
import { claim, kicker, label } from './content-parts.js';
import { key, shown } from './field-roles.js';
import type { Beat } from '../outline/outline.js';
import { head, type PanelDraft, type PanelTools } from './to-panels.js';

/** Countries by ISO 3166-1 alpha-3 code; a figure scales the mark, none just points the place out. */
export const markedPlaces = (most: number) =>
  z.object({
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
      .max(most),
  });

type MarkedPlaces = z.infer<ReturnType<typeof markedPlaces>>;
type NamedPlace = Pick<MarkedPlaces['places'][number], 'country' | 'label' | 'note'>;

const named = ({ country, label: name, note }: NamedPlace): NamedPlace => ({
  ...{ country, label: name },
  ...(note ? { note } : {}),
});

/** The places that a beat tells of; null where it tells of none. */
export const placesOf = ({ evidence, claim: title, kicker }: Beat): MarkedPlaces | null =>
  evidence.type === 'places' ? { title, kicker, places: evidence.places.map(named) } : null;

export const panelsOfPlaces = ({ title, places }: MarkedPlaces, tools: PanelTools): PanelDraft[] => [
  { kind: 'map', ...head(title, tools), places: places.slice(0, 10).map(named) },
];
