import { z } from 'zod';
import { FigureSchema } from '../../figures/figure.js';
import { claim, kicker } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { sceneKind } from '../scene-kind.js';

/** Ways and how far they are: what a counter of kilometres counts. */
const distance = /^(?:km|kilomet\p{L}*|mi|miles?)$/iu;

/** A large whole number on the wheels of a counter, which turn until it stands there. */
export const odometer = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    figure: FigureSchema,
    caption: shown().max(140).optional(),
  }),
  names: ['odometer', 'mileage counter', 'rolling counter', 'rolling number'],
  seconds: [2.6, 7],
  ticks: true,
  reading: 'glance',
  weight: 1.1,
  statement: true,
  inWords: 'figure',
  offers: ({ evidence, claim: title, kicker, support }, { words }) => {
    if (evidence.type !== 'figure' || evidence.companion || evidence.trend) return [];
    const { figure } = evidence;
    const digits = [...figure.display.matchAll(/\p{Nd}/gu)].length;
    // Wheels count single things: neither rounded millions nor spans nor parts of one, and few digits are no such number.
    const whole = figure.decimals === 0 && figure.low === undefined && figure.value > 0 && figure.magnitude === figure.value; // prettier-ignore
    if (!whole || digits < 4 || digits > 9 || /[+−%]/u.test(figure.display)) return [];
    const caption = support && words(support) + words(title) <= 17 ? support : undefined;
    const isWay = distance.test(figure.unit);
    // What was counted one by one: round sums and money were not.
    const counted = !figure.unit.startsWith('currency') && figure.value % 100 !== 0;
    return [
      {
        content: { title, kicker, figure, ...(caption ? { caption } : {}) },
        score: isWay ? 0.86 : counted ? 0.62 : 0.45,
      },
    ];
  },
});
