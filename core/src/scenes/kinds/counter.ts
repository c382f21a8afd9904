import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker } from '../../fields/content-parts.js';
import { FigureSchema, SentimentSchema, TrendSchema } from '../../figures/figure.js';
import { sceneKind } from '../scene-kind.js';

/** One figure, counted up. */
export const counter = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    figure: FigureSchema,
    caption: shown().max(140).optional(),
    trend: TrendSchema.optional(),
    sentiment: SentimentSchema.optional(),
    /** A second figure that qualifies the first ("+24%" beside "$4.2M"). */
    companion: z
      .object({
        figure: FigureSchema,
        label: shown().max(64).optional(),
        trend: TrendSchema.optional(),
        sentiment: SentimentSchema.optional(),
      })
      .optional(),
  }),
  names: ['counter', 'big number'],
  seconds: [2.2, 6],
  ticks: true,
  filmable: true,
  reading: 'glance',
  illustrated: true,
  statement: true,
  typeAlone: true,
  bearsMotif: 'words',
  inWords: 'figure',
  offers: ({ evidence, claim: title, kicker, support }, { words }) => {
    if (evidence.type === 'share') return [{ content: { title, kicker, figure: evidence.figure }, score: 0.55 }];
    if (evidence.type !== 'figure') return [];
    const { figure, companion, trend, sentiment } = evidence;
    const caption = support && words(support) + words(title) <= 17 ? support : undefined;
    const content = {
      ...{ title, kicker, figure },
      ...(caption ? { caption } : {}),
      ...(trend ? { trend, sentiment } : {}),
      ...(companion ? { companion } : {}),
    };
    return [{ content, score: 0.8 }];
  },
});
