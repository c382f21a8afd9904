import { chartNames } from '../chart-names.js';
import { seriesOverCategories } from '../../fields/content-parts.js';
import { gridOf } from '../from-beat.js';
import { linePanel } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Bars that overtake each other while time runs: who led when. */
export const barRace = sceneKind({
  content: seriesOverCategories.extend({
    categories: seriesOverCategories.shape.categories.max(24),
    series: seriesOverCategories.shape.series.min(2).max(8),
  }),
  names: ['bar race', 'bar chart race', 'racing bars', 'race', ...chartNames],
  partNames: ['bar', 'row'],
  seconds: [5, 14],
  reading: 'glance',
  weight: 2,
  inWords: 'chart',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'grid' || !evidence.dated) return [];
    const { categories, series } = evidence;
    const whole = series.every(({ values }) => values.length === categories.length);
    const isBelow = series.some(({ values }) => values.some(({ magnitude }) => magnitude < 0));
    if (!whole || isBelow || series.length < 3 || categories.length < 3 || categories.length > 24) return [];
    const leads = new Set(categories.map((_, at) => leaderAt(series.map(({ values }) => values[at]!.magnitude))));
    // A race is worth telling where the lead changes hands.
    return [{ content: { title, kicker, ...gridOf(evidence) }, score: leads.size > 1 ? 0.94 : 0.75 }];
  },
  panels: (content, tools) => linePanel(content, tools),
});

const leaderAt = (values: readonly number[]): number => values.indexOf(Math.max(...values));
