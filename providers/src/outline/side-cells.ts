import { lexiconOf } from '../planner/words/lexicon.js';
import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';

/** What one measure is on either of two sides; '' for a measure that nothing names: "110 km/h vs 72 km/h". */
export interface Cells {
  measure: string;
  left: string;
  right: string;
}

/** "Cost: …", "alive? …": what is measured, or asked, of both. */
const label = /^([^:：?？]{2,40}[?？]|[^:：?？]{2,40}(?=[:：]))[:：]?\s*(.+)$/su;

/**
 * One measure of two sides, from what stands around its "vs". What the sides share is the measure: the words before both
 * figures ("shoulder 3.3 m vs 2.7 m", "up to 6 t vs up to 5 t"), the end or the beginning of both ("fan-shaped ears vs round
 * ears", "sabor suave vs sabor intenso"), what is counted ("two fingers vs one").
 * @param heading what names the measure where the point itself does not
 */
export function cellsOf(
  { text, spelled }: Pick<Point, 'text' | 'spelled'>,
  heading: string,
  language: string,
): Cells | undefined {
  const { versus } = lexiconOf(language);
  const between = new RegExp(`\\s(?:${versus})\\s`, 'iu');
  const labelled = label.exec(text);
  const [left, right, ...more] = (labelled?.[2] ?? text).trim().replace(/[.;,。]$/u, '').split(between); // prettier-ignore
  if (!left || !right || more.length > 0) return undefined;
  const named = labelled?.[1]?.trim() ?? heading;
  const isCounted = spelled.some(({ start }) => start === 0) && wordsIn(right) === 1;
  const own = ofFigures(left, right) ?? ofWords(left.split(/\s+/u), right.split(/\s+/u), isCounted);
  // "Cost: 4 euros per kilo vs 11 per kilo": what has its name needs no other.
  if (named === '') return own;
  const [extra, cell] = ofMeasure(left, right);
  return { measure: `${named}${extra}`, left: cell, right };
}

/** "cost per | 100 km | $4 vs $11": a figure that the other side does not have belongs to the measure. */
function ofMeasure(left: string, right: string): [measure: string, cell: string] {
  const numbers = (text: string): RegExpMatchArray[] => [...text.matchAll(/(?:^|(?<=\s))\P{L}?\p{Nd}\S*/gu)];
  const own = numbers(left);
  const at = own.length === 2 && numbers(right).length === 1 ? own[1]!.index! : 0;
  return at > 0 ? [` ${left.slice(0, at).trim()}`, left.slice(at)] : ['', left];
}

const figureAhead = /^(.*?)(?:^|(?<=\s))(\P{L}?\p{Nd}.*)$/su;

/** Cells that are figures, with the words around them that are said of both as their measure; undefined where one has none. */
function ofFigures(left: string, right: string): Cells | undefined {
  const [, before, figure] = figureAhead.exec(left) ?? [];
  const [, beforeOther, other] = figureAhead.exec(right) ?? [];
  if (before === undefined || !figure) return undefined;
  const name = before.trim();
  // "fees | £320 vs none": what has no figure is all there is on its side.
  if (beforeOther === undefined || !other) {
    const [extra, cell] = ofMeasure(figure, right);
    return { measure: `${name}${extra}`, left: cell, right };
  }
  const isSame = beforeOther.trim() === '' || ` ${name.toLowerCase()}`.endsWith(` ${beforeOther.trim().toLowerCase()}`);
  if (!isSame) return { measure: name, left: figure, right };
  const [extra, cell] = ofMeasure(figure, other);
  const [words, others] = [cell.split(/\s+/u), other.split(/\s+/u)];
  // "3.3 m | at the shoulder | vs 2.7 m": what only the first says of both.
  const isBehind = words.length > others.length && others.length > 1 && words[1] === others[1];
  const behind = isBehind ? words.slice(others.length).join(' ') : '';
  return { measure: [name + extra, behind].filter(Boolean).join(' ').trim(), left: isBehind ? words.slice(0, others.length).join(' ') : cell, right: other }; // prettier-ignore
}

const alike = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase();

/** Cells that are words, with those that both share at their end or beginning as their measure. */
function ofWords(left: readonly string[], right: readonly string[], isCounted: boolean): Cells {
  const said = (words: readonly string[]): string => words.join(' ');
  const cells = (measure: readonly string[], one: readonly string[], other: readonly string[]): Cells => ({ measure: said(measure), left: said(one), right: said(other) }); // prettier-ignore
  if (right.length === 1 && left.length > 1) {
    if (alike(left.at(-1), right[0])) return cells(left.slice(0, -1), left.slice(-1), right);
    return isCounted ? cells(left.slice(1), left.slice(0, 1), right) : cells([], left, right);
  }
  const most = Math.min(left.length, right.length) - 1;
  let [tail, lead] = [0, 0];
  while (tail < most && alike(left.at(-1 - tail), right.at(-1 - tail))) tail += 1;
  while (lead < most - tail && alike(left[lead], right[lead])) lead += 1;
  const cut = (words: readonly string[]): string[] => words.slice(lead, words.length - tail);
  return cells([...left.slice(0, lead), ...left.slice(left.length - tail)], cut(left), cut(right));
}
