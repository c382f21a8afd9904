import { z } from 'zod';
import { claim, kicker, label } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { stepsPanel } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Stops on a way in their order, as on the plan of a line. */
export const route = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    stops: z
      .array(z.object({ label, detail: shown().min(1).max(110).optional() }))
      .min(2)
      .max(10),
  }),
  names: ['route', 'line map', 'stops', 'itinerary', 'metro map'],
  partNames: ['stop', 'station'],
  seconds: [2.8, 10],
  reading: 'parts',
  fewWords: true,
  weight: 1.5,
  inWords: 'place',
  offers: ({ evidence, claim: title, kicker }) =>
    evidence.type === 'route' ? [{ content: { title, kicker, stops: evidence.stops }, score: 0.97 }] : [],
  panels: ({ title, stops }, tools) =>
    stepsPanel({ title, steps: stops.slice(0, 8).map(({ label: name, detail }) => ({ title: name, detail })) }, tools),
});
