import { chartNames } from '../chart-names.js';
import { seriesOverCategories } from '../../fields/content-parts.js';
import { gridOf } from '../from-beat.js';
import { seriesTable } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Profiles over the same traits, as shapes about one middle. All figures on one scale from zero. */
export const radar = sceneKind({
  content: seriesOverCategories.extend({
    categories: seriesOverCategories.shape.categories.min(3).max(8),
    series: seriesOverCategories.shape.series.max(3),
  }),
  names: ['radar', 'radar chart', 'spider chart', 'spider web', 'profile', ...chartNames],
  partNames: ['axis', 'trait'],
  reading: 'glance',
  weight: 1.5,
  inWords: 'chart',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'grid' || evidence.dated || evidence.series.length > 3) return [];
    const { categories, series } = evidence;
    const fits = series.every(
      ({ values }) => values.length === categories.length && values.every(({ magnitude }) => magnitude >= 0),
    );
    if (!fits || categories.length < 4 || categories.length > 8) return [];
    return [{ content: { title, kicker, ...gridOf(evidence) }, score: series.length <= 2 ? 0.88 : 0.8 }];
  },
  panels: (content, tools) => seriesTable(content, tools),
});
