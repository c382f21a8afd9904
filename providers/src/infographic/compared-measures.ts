import type { Figure } from '@scenewright/core/figures';
import type { PanelDraft } from '@scenewright/core/scenes';
import { sentimentOf } from '../planner/facts/make-fact.js';
import { sentenceCase } from '../planner/words/headline.js';
import { findFigures } from '../reading/scan/figures.js';
import type { WeighedPanel } from './dress-panels.js';

type Versus = Extract<PanelDraft, { kind: 'versus' }>;
type Measure = NonNullable<Versus['measures']>[number];
type Trait = NonNullable<Versus['traits']>[number];
/** What two sides are compared by: figures, and words. */
interface Rows {
  measures: Measure[];
  traits: Trait[];
}

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
    const found = all.map((each) => rowsOf(each, language));
    const measures = found.flatMap((each) => each?.measures ?? []);
    const traits = found.flatMap((each) => each?.traits ?? []);
    const count = measures.length + traits.length;
    if (found.some((each) => each === undefined) || count < 1 || count > most) {
      joined.push(first);
      continue;
    }
    for (const each of same) rest.splice(rest.indexOf(each), 1);
    const { title: _, ...own } = panel;
    const bare = ({ figure: __, ...side }: Versus['left']): Versus['left'] => ({ ...side, points: [] });
    joined.push({
      panel: { ...own, left: bare(panel.left), right: bare(panel.right), ...(measures.length > 0 && { measures }), ...(traits.length > 0 && { traits }) }, // prettier-ignore
      importance: Math.max(first.importance, ...same.map(({ importance }) => importance)),
    });
  }
  return joined;
}

const isOfSame = (one: Versus, other: Versus): boolean =>
  one.left.label === other.left.label && one.right.label === other.right.label;

/** What a comparison tells of both sides by the same names; undefined where it tells anything else. */
function rowsOf({ title, left, right }: Versus, language: string): Rows | undefined {
  const rows: Rows = { measures: [], traits: [] };
  if (left.figure && right.figure) {
    if (left.figure.unit !== right.figure.unit) return undefined;
    rows.measures.push(measure(nameOf(title ?? '', [left, right]), left.figure, right.figure, language));
  }
  if (left.points.length !== right.points.length) return undefined;
  const pairs = left.points.map((text, at) => [cellOf(text, language), cellOf(right.points[at]!, language)] as const);
  if (!pairs.every(([one, other]) => one.label === other.label)) return undefined;
  // Points without a name stand beside each other by chance, where none of a row has one.
  if (pairs.length > 0 && pairs.every(([{ label }]) => label === '')) return undefined;
  for (const [one, other] of pairs) {
    const { label } = one;
    if (one.figure && one.figure.unit === other.figure?.unit)
      rows.measures.push(measure(label, one.figure, other.figure, language)); // prettier-ignore
    else rows.traits.push({ ...(label ? { label } : {}), left: one.text, right: other.text });
  }
  return rows.measures.length + rows.traits.length > 0 ? rows : undefined;
}

/** "CO2 per km 0 g vs 150 g": the name of a measure ends where its figures begin; a sentence about a side is none. */
function nameOf(title: string, sides: readonly Versus['left'][]): string {
  const at = Math.min(...sides.flatMap(({ figure }) => title.indexOf(figure!.display)).filter((each) => each >= 0));
  const name = (Number.isFinite(at) ? title.slice(0, at) : title).replace(/[\s:：,–-]+$/u, '');
  return sides.some(({ label }) => name.toLowerCase().includes(label.toLowerCase())) ? '' : name;
}

/** "Range: 420 km": a label, and what stands behind it, as a figure where that is all there is. */
function cellOf(text: string, language: string): { label: string; text: string; figure?: Figure } {
  const [, label = '', value = text] = /^([^:：]{1,80})[:：]\s*(.+)$/u.exec(text) ?? [];
  const [found, second] = findFigures(value, language);
  const isFigure = found && !second && found.start === 0 && found.end >= value.trimEnd().length;
  return { label: label.trim(), text: sentenceCase(value.trim()), ...(isFigure ? { figure: found.figure } : {}) };
}

/** A measure with the side it speaks for: more of what is welcome, less of what is not; equal figures speak for none. */
function measure(label: string, left: Figure, right: Figure, language: string): Measure {
  const more = label ? sentimentOf(label, 'up', language) : 'neutral';
  const [a, b] = [left.magnitude, right.magnitude];
  const ahead = a === b || more === 'neutral' ? undefined : a > b === (more === 'good') ? 'left' : 'right';
  return { ...(label ? { label: label.slice(0, 80) } : {}), left, right, ...(ahead ? { better: ahead } : {}) };
}
