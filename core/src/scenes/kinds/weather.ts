import { z } from 'zod';
import { FigureSchema } from '../../figures/figure.js';
import { SkySchema } from '../../outline/shaped-evidence.js';
import { claim, kicker, label, source } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** The sky and the warmth of some days or places; what is not said of one is not drawn. */
export const weather = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    source,
    days: z
      .array(
        z.object({
          label,
          sky: SkySchema.optional(),
          word: shown().min(1).max(40).optional(),
          figure: FigureSchema.optional(),
          low: FigureSchema.optional(),
        }),
      )
      .min(2)
      .max(7),
  }),
  names: ['weather', 'weather forecast', 'forecast', 'weather report', 'weather map'],
  partNames: ['day'],
  seconds: [2.6, 9],
  reading: 'parts',
  fewWords: true,
  weight: 1.5,
  inWords: 'chart',
  offers: ({ evidence, claim: title, kicker }) =>
    evidence.type === 'weather' ? [{ content: { title, kicker, days: evidence.days }, score: 0.97 }] : [],
  panels: ({ title, days }, tools) => [
    {
      kind: 'table',
      ...head(title, tools),
      columns: ['', '', ''],
      rows: days.map(({ label: name, word = '', figure, low }) => [
        tools.cut(name, 58),
        word,
        [figure, low].flatMap((one) => one?.display ?? []).join(' / '),
      ]),
    },
  ],
});
