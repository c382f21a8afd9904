import { chartNames } from '../chart-names.js';
import { seriesOverCategories } from '../../fields/content-parts.js';
import { seriesTable } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Several series over the same categories, on top of each other. */
export const stackedChart = sceneKind({
  content: seriesOverCategories,
  names: ['stacked chart', 'bar chart', 'bar charts', 'bar graph', ...chartNames],
  weight: 1.5,
  inWords: 'chart',
  panels: (content, tools) => seriesTable(content, tools),
});
