import { z } from 'zod';
import { chartNames } from '../chart-names.js';
import { seriesOverCategories } from '../../fields/content-parts.js';
import { gridOf } from '../from-beat.js';
import { seriesTable } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Two figures a row on one scale, and what lies between them. */
export const dumbbell = sceneKind({
  content: seriesOverCategories.extend({
    categories: seriesOverCategories.shape.categories.max(8),
    series: z.array(seriesOverCategories.shape.series.element).length(2),
  }),
  names: ['dumbbell', 'dumbbell chart', 'gap chart', 'range chart', ...chartNames],
  reading: 'parts',
  fewWords: true,
  weight: 1.5,
  inWords: 'chart',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'grid' || evidence.dated || evidence.series.length !== 2) return [];
    const { categories, series } = evidence;
    if (categories.length < 3 || categories.length > 8) return [];
    if (series.some(({ values }) => values.length !== categories.length)) return [];
    return [{ content: { title, kicker, ...gridOf(evidence) }, score: categories.length >= 4 ? 0.93 : 0.86 }];
  },
  panels: (content, tools) => seriesTable(content, tools),
});
