import type { z } from 'zod';
import type { Evidence, EvidenceOf } from '../outline/evidence.js';
import type { Beat } from '../outline/outline.js';
import type { labelledFigure, seriesOverCategories, step } from '../fields/content-parts.js';

/** A beat that is nothing but its claim over a picture: an opening, a breath, an ending. */
export const isPicture = ({ type }: Evidence): boolean => type === 'picture' || type === 'question';

/** The claim of a beat that stands by its words; null where it rests on something that can be shown. */
export function statedBy({ claim, evidence }: Beat): { claim: string } | null {
  switch (evidence.type) {
    case 'claim':
    case 'places':
      return { claim };
    case 'list':
      return evidence.checked || evidence.items.length > 1 ? null : { claim: evidence.items[0]?.text ?? claim };
    case 'timeline':
      return evidence.events.length === 1 ? { claim } : null;
    default:
      return null;
  }
}

export const shortLabel = (text: string): string =>
  text.length <= 64 ? text : text.slice(0, 64).replace(/\s\S*$/u, '');

type Labelled = z.infer<typeof labelledFigure>;

/** Whether a text names a label, as words of its own: "July" of "July is driest", not of "Julya". */
function names(text: string, label: string): boolean {
  const [whole, part] = [text.toLowerCase(), label.toLowerCase()];
  for (let at = whole.indexOf(part); part !== '' && at >= 0; at = whole.indexOf(part, at + 1))
    if (!/[\p{L}\p{N}]$/u.test(whole.slice(0, at)) && !/^[\p{L}\p{N}]/u.test(whole.slice(at + part.length)))
      return true;
  return false;
}

/** The figures of a series, the one that matters marked: the one that the claim names, else the last of a time or the largest. */
export function marked({ items, arrangement }: EvidenceOf<'series'>, claim = ''): Labelled[] {
  const named = items.filter(({ label }) => names(claim, label));
  const top = [...items].sort((a, b) => b.figure.magnitude - a.figure.magnitude)[0];
  const chosen = named.length === 1 ? named[0] : arrangement === 'time' ? items.at(-1) : top;
  return items.map((item) => ({
    ...{ label: item.label, figure: item.figure },
    ...(item === chosen ? { highlight: true } : {}),
  }));
}

const mostParts = 7;
/** Whether the figures of a series can be the parts of a ring: amounts of one unit. Percent that add up to no whole are none. */
export const hasParts = ({ items, arrangement }: EvidenceOf<'series'>): boolean =>
  items.length <= mostParts &&
  arrangement !== 'mixed' &&
  items.every(
    ({ figure }) => figure.magnitude > 0 && figure.unit === items[0]!.figure.unit && figure.unit !== 'percent',
  );

/** The two figures of one measure that a comparison rests on; none where it says more, or they do not share an axis. */
export function comparedBy(evidence: Evidence): Labelled[] | null {
  if (evidence.type !== 'versus') return null;
  const sides = [evidence.left, evidence.right];
  const items = sides.flatMap(({ label, figure, points }) =>
    figure && points.length === 0 ? [{ label, figure }] : [],
  );
  const [a, b] = items;
  return a && b && a.figure.unit === b.figure.unit && a.figure.magnitude > 0 && b.figure.magnitude > 0 ? items : null;
}

export const bySize = (series: EvidenceOf<'series'>, claim = ''): Labelled[] =>
  marked(series, claim).sort((a, b) => b.figure.magnitude - a.figure.magnitude);

export const sourceOf = ({ source }: { source?: string | undefined }): { source?: string } =>
  source ? { source } : {};

type Grid = Pick<z.infer<typeof seriesOverCategories>, 'source' | 'categories' | 'series'>;

export const gridOf = (evidence: EvidenceOf<'grid'>): Grid => ({
  categories: evidence.categories,
  series: evidence.series.map((one, at) => ({ ...one, ...(at === 0 ? { highlight: true } : {}) })),
  ...sourceOf(evidence),
});

export const stepsOf = ({ steps }: EvidenceOf<'steps'>): z.infer<typeof step>[] =>
  steps.slice(0, 6).map(({ text, detail }) => ({ title: text.slice(0, 80), ...(detail ? { detail } : {}) }));
