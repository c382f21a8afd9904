import { z } from 'zod';
import { chartNames } from '../chart-names.js';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker, labelledFigure, source } from '../../fields/content-parts.js';
import { hasParts, marked, sourceOf } from '../from-beat.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Parts of one whole: the planner offers it when the shares add up to 100 (±1), or where it is asked for and amounts of one unit are its parts. */
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
  chart: 'pie',
  offers: ({ evidence, claim: title, kicker }, { chart }) =>
    evidence.type === 'series' && (evidence.arrangement === 'parts' || (chart === 'pie' && hasParts(evidence)))
      ? [{ content: { title, kicker, ...sourceOf(evidence), items: marked(evidence, title).slice(0, 7) }, score: 0.95 }]
      : [],
  panels: ({ title, items }, tools) => [{ kind: 'share', ...head(title, tools), items }],
});
