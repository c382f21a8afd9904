import type { Figure } from '@scenewright/core/figures';
import type { PanelDraft } from '@scenewright/core/scenes';
import { sentimentOf } from '../planner/facts/make-fact.js';
import { findFigures } from '../reading/scan/figures.js';
import type { WeighedPanel } from './dress-panels.js';

type Versus = Extract<PanelDraft, { kind: 'versus' }>;
type Measure = NonNullable<Versus['measures']>[number];

/** Rows that one panel holds. */
const most = 6;

/**
 * Comparisons of the same two become one panel of rows, a measure each with its figure on either side: told apart they would
 * be tiles of different sizes, of which nobody sees who is ahead.
 */
export function joinedComparisons(found: readonly WeighedPanel[], language: string): WeighedPanel[] {
  const rest = [...found];
  const joined: WeighedPanel[] = [];
  while (rest.length > 0) {
    const first = rest.shift()!;
    const { panel } = first;
    if (panel.kind !== 'versus') {
      joined.push(first);
      continue;
    }
    const same = rest.filter((each) => each.panel.kind === 'versus' && isOfSame(each.panel, panel));
    const all = [panel, ...same.map((each) => each.panel as Versus)];
    const measures = all.map((each) => measuresOf(each, language));
    const rows = measures.flatMap((each) => each ?? []);
    if (measures.some((each) => each === undefined) || rows.length < 1 || rows.length > most) {
      joined.push(first);
      continue;
    }
    for (const each of same) rest.splice(rest.indexOf(each), 1);
    const { title: _, ...own } = panel;
    const bare = ({ figure: __, ...side }: Versus['left']): Versus['left'] => ({ ...side, points: [] });
    joined.push({
      panel: { ...own, left: bare(panel.left), right: bare(panel.right), measures: rows },
      importance: Math.max(first.importance, ...same.map(({ importance }) => importance)),
    });
  }
  return joined;
}

const isOfSame = (one: Versus, other: Versus): boolean =>
  one.left.label === other.left.label && one.right.label === other.right.label;

/** What a comparison measures, where it says nothing else; undefined where it does. */
function measuresOf({ title, left, right }: Versus, language: string): Measure[] | undefined {
  const rows: Measure[] = [];
  if (left.figure && right.figure) {
    if (left.figure.unit !== right.figure.unit) return undefined;
    rows.push(measure(nameOf(title ?? '', [left, right]), left.figure, right.figure, language));
  }
  if (left.points.length !== right.points.length) return undefined;
  for (const [at, text] of left.points.entries()) {
    const [one, other] = [text, right.points[at]!].map((each) => labelled(each, language));
    if (!one || !other || one.label !== other.label || one.figure.unit !== other.figure.unit) return undefined;
    rows.push(measure(one.label, one.figure, other.figure, language));
  }
  return rows.length > 0 ? rows : undefined;
}

/** "CO2 per km 0 g vs 150 g": the name of a measure ends where its figures begin; a sentence about a side is none. */
function nameOf(title: string, sides: readonly Versus['left'][]): string {
  const at = Math.min(...sides.flatMap(({ figure }) => title.indexOf(figure!.display)).filter((each) => each >= 0));
  const name = (Number.isFinite(at) ? title.slice(0, at) : title).replace(/[\s:：,–-]+$/u, '');
  return sides.some(({ label }) => name.toLowerCase().includes(label.toLowerCase())) ? '' : name;
}

/** "Range: 420 km": a label and one figure that is all there is behind it. */
function labelled(text: string, language: string): { label: string; figure: Figure } | undefined {
  const [, label, value] = /^([^:：]{1,80})[:：]\s*(.+)$/u.exec(text) ?? [];
  if (!label || !value) return undefined;
  const [found, second] = findFigures(value, language);
  if (!found || second || found.start > 0 || found.end < value.trimEnd().length) return undefined;
  return { label: label.trim(), figure: found.figure };
}

/** A measure with the side it speaks for: more of what is welcome, less of what is not; equal figures speak for none. */
function measure(label: string, left: Figure, right: Figure, language: string): Measure {
  const more = label ? sentimentOf(label, 'up', language) : 'neutral';
  const [a, b] = [left.magnitude, right.magnitude];
  const ahead = a === b || more === 'neutral' ? undefined : a > b === (more === 'good') ? 'left' : 'right';
  return { ...(label ? { label: label.slice(0, 80) } : {}), left, right, ...(ahead ? { better: ahead } : {}) };
}
