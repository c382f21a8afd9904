import { chartNames } from '../chart-names.js';
import { comparedFigures } from '../../fields/content-parts.js';
import { comparedBy, marked, bySize, sourceOf } from '../from-beat.js';
import { barsPanel } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Figures of one measure as bars, by size. */
export const barChart = sceneKind({
  content: comparedFigures,
  names: ['bar chart', 'bar charts', 'bar graph', ...chartNames],
  partNames: ['bar', 'column', 'segment', 'slice'],
  reading: 'parts',
  parts: ({ items }) => items.map((part) => ({ part, texts: [part.label] })),
  weight: 1.5,
  inWords: 'chart',
  chart: 'bars',
  offers: ({ evidence, claim: title, kicker }) => {
    const both = comparedBy(evidence);
    if (both) return [{ content: { title, kicker, items: both }, score: 0.8 }];
    if (evidence.type !== 'series') return [];
    const frame = { title, kicker, ...sourceOf(evidence) };
    const up = marked(evidence, title).slice(0, 12);
    if (evidence.arrangement === 'parts') return [{ content: { ...frame, items: up }, score: 0.7 }];
    if (evidence.arrangement === 'other') return [{ content: { ...frame, items: up }, score: 0.88 }];
    if (evidence.arrangement === 'stages') return [{ content: { ...frame, items: up }, score: 0.8 }];
    return evidence.arrangement === 'ranking'
      ? [{ content: { ...frame, items: bySize(evidence, title).slice(0, 12) }, score: 0.85 }]
      : [];
  },
  panels: (content, tools) => barsPanel('bars', content, tools),
});
