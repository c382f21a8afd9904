import { chartNames } from '../chart-names.js';
import { comparedFigures } from '../../fields/content-parts.js';
import { comparedBy, marked, sourceOf } from '../from-beat.js';
import { barsPanel } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Figures of one measure as columns, in the order of time. */
export const columnChart = sceneKind({
  content: comparedFigures,
  names: ['bar chart', 'bar charts', 'bar graph', 'column chart', ...chartNames],
  partNames: ['bar', 'column', 'segment', 'slice'],
  reading: 'parts',
  parts: ({ items }) => items.map((part) => ({ part, texts: [part.label] })),
  inWords: 'chart',
  chart: 'bars',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type === 'grid' && evidence.dated && evidence.categories.length <= 12) {
      const [lead] = evidence.series;
      const items = evidence.categories
        .map((label, at) => ({ label, figure: lead!.values[at]! }))
        .filter(({ figure }) => figure);
      return [{ content: { title, kicker, ...sourceOf(evidence), items }, score: 0.6 }];
    }
    const both = comparedBy(evidence);
    if (both) return [{ content: { title, kicker, items: both }, score: 0.74 }];
    if (evidence.type !== 'series') return [];
    const { arrangement, items } = evidence;
    const content = { title, kicker, ...sourceOf(evidence), items: marked(evidence, title).slice(0, 12) };
    if (arrangement === 'time' && items.length <= 12) return [{ content, score: items.length <= 7 ? 0.9 : 0.7 }];
    return arrangement === 'other' ? [{ content, score: items.length <= 5 ? 0.86 : 0.5 }] : [];
  },
  panels: (content, tools) => barsPanel('columns', content, tools),
});
