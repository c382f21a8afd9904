import { chartNames } from '../chart-names.js';
import { seriesOverCategories } from '../../fields/content-parts.js';
import { linePanel } from '../to-panels.js';
import { gridOf } from '../from-beat.js';
import { sceneKind } from '../scene-kind.js';

/** Series over time as filled areas. */
export const areaChart = sceneKind({
  content: seriesOverCategories,
  names: ['area chart', 'line chart', 'line charts', 'line graph', ...chartNames],
  reading: 'glance',
  inWords: 'chart',
  offers: ({ evidence, claim: title, kicker }) =>
    evidence.type === 'grid' && evidence.dated ? [{ content: { title, kicker, ...gridOf(evidence) }, score: 0.7 }] : [],
  panels: (content, tools) => linePanel(content, tools),
});
