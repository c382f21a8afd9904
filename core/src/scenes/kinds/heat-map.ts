import { chartNames } from '../chart-names.js';
import { seriesOverCategories } from '../../fields/content-parts.js';
import { sourceOf } from '../from-beat.js';
import { seriesTable } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Cells of which each says its figure by its colour: where in a grid it is much, and where little. */
export const heatMap = sceneKind({
  content: seriesOverCategories.extend({
    categories: seriesOverCategories.shape.categories.max(12),
    series: seriesOverCategories.shape.series.max(8),
  }),
  names: ['heat map', 'heatmap', ...chartNames],
  partNames: ['cell', 'row'],
  reading: 'glance',
  weight: 1.5,
  inWords: 'chart',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'grid') return [];
    const { categories, series, dated } = evidence;
    const whole = series.every(({ values }) => values.length === categories.length);
    if (!whole || series.length < 3 || categories.length < 3 || categories.length > 12) return [];
    // Bars of so many could not be told apart; over time a line says more, unless lines would tangle.
    const score = categories.length * series.length >= 12 ? (dated ? 0.82 : 0.93) : 0.7;
    return [{ content: { title, kicker, ...sourceOf(evidence), categories, series }, score }];
  },
  panels: (content, tools) => seriesTable(content, tools),
});
