import { z } from 'zod';
import { chartNames } from '../chart-names.js';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker, labelledFigure, source } from '../../fields/content-parts.js';
import { marked, sourceOf } from '../from-beat.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Parts of one whole: the planner offers it only when the shares add up to 100 (±1). */
export const donutChart = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    source,
    items: z.array(labelledFigure).min(2).max(7),
    center: shown().max(24).optional(),
  }),
  names: ['pie', 'pie chart', 'pie graph', 'donut', 'donut chart', 'doughnut', 'doughnut chart', ...chartNames],
  partNames: ['bar', 'column', 'segment', 'slice'],
  reading: 'glance',
  inWords: 'shares',
  offers: ({ evidence, claim: title, kicker }) =>
    evidence.type === 'series' && evidence.arrangement === 'parts'
      ? [{ content: { title, kicker, ...sourceOf(evidence), items: marked(evidence, title).slice(0, 7) }, score: 0.95 }]
      : [],
  panels: ({ title, items }, tools) => [{ kind: 'share', ...head(title, tools), items }],
});
