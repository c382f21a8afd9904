import { chartNames } from '../chart-names.js';
import { seriesOverCategories } from '../../fields/content-parts.js';
import { seriesTable } from '../to-panels.js';
import { gridOf } from '../from-beat.js';
import { sceneKind } from '../scene-kind.js';

/** Several series over the same categories, side by side. */
export const groupedChart = sceneKind({
  content: seriesOverCategories,
  names: ['grouped chart', 'bar chart', 'bar charts', 'bar graph', ...chartNames],
  reading: 'glance',
  weight: 1.5,
  inWords: 'chart',
  offers: ({ evidence, claim: title, kicker }) =>
    evidence.type === 'grid' && !evidence.dated
      ? [{ content: { title, kicker, ...gridOf(evidence) }, score: 0.9 }]
      : [],
  panels: (content, tools) => seriesTable(content, tools),
});
