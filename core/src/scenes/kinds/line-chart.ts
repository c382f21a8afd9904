import { chartNames } from '../chart-names.js';
import { seriesOverCategories } from '../../fields/content-parts.js';
import { linePanel } from '../to-panels.js';
import { sourceOf, gridOf } from '../from-beat.js';
import { sceneKind } from '../scene-kind.js';

/** Series over time. */
export const lineChart = sceneKind({
  content: seriesOverCategories,
  names: ['line chart', 'line charts', 'line graph', ...chartNames],
  reading: 'glance',
  weight: 1.5,
  inWords: 'chart',
  chart: 'line',
  offers: ({ evidence, claim: title, kicker }) => {
    const frame = { title, kicker };
    if (evidence.type === 'grid')
      return evidence.dated ? [{ content: { ...frame, ...gridOf(evidence) }, score: 0.9 }] : [];
    if (evidence.type !== 'series' || evidence.arrangement !== 'time') return [];
    const { items } = evidence;
    const content = {
      ...frame,
      ...sourceOf(evidence),
      categories: items.map(({ label }) => label.slice(0, 40)),
      series: [{ name: kicker ?? 'Σ', values: items.map(({ figure }) => figure), highlight: true }],
    };
    return [{ content, score: items.length <= 7 ? 0.8 : 0.92 }];
  },
  panels: (content, tools) => linePanel(content, tools),
});
