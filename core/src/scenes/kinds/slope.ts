import { z } from 'zod';
import { chartNames } from '../chart-names.js';
import { FigureSchema } from '../../figures/figure.js';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker, label, source } from '../../fields/content-parts.js';
import { sourceOf } from '../from-beat.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** One measure of several things at two moments, each a line from the one to the other. */
export const slope = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    source,
    /** What the two sides are called: "2015", "Before". */
    from: shown().min(1).max(40),
    to: shown().min(1).max(40),
    items: z
      .array(z.object({ label, before: FigureSchema, after: FigureSchema, highlight: z.boolean().optional() }))
      .min(2)
      .max(6),
  }),
  names: ['slope', 'slope chart', 'slopegraph', 'slope graph', ...chartNames],
  partNames: ['line'],
  reading: 'parts',
  fewWords: true,
  weight: 1.5,
  inWords: 'change',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'grid' || evidence.categories.length !== 2 || evidence.series.length < 2) return [];
    const [from, to] = evidence.categories as [string, string];
    const whole = evidence.series.filter(({ values }) => values.length === 2);
    if (whole.length < evidence.series.length) return [];
    const changes = whole.map(({ values: [before, after] }) => Math.abs(after!.magnitude - before!.magnitude));
    const most = changes.indexOf(Math.max(...changes));
    const items = whole.map(({ name, values: [before, after] }, at) => ({
      ...{ label: name, before: before!, after: after! },
      ...(at === most ? { highlight: true } : {}),
    }));
    return [{ content: { title, kicker, ...sourceOf(evidence), from, to, items }, score: evidence.dated ? 0.97 : 0.8 }];
  },
  panels: ({ title, from, to, items }, tools) => [
    {
      kind: 'table',
      ...head(title, tools),
      columns: ['', from, to],
      rows: items.map((item) => [tools.cut(item.label, 58), item.before.display, item.after.display]),
    },
  ],
});
