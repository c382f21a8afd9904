import { alternatives, contextWords } from '../languages/any-word.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';
import type { FoundFigure } from '../reading/scan/figures.js';
import { bareLabel } from './labelled-figures.js';
import { inUnitOf } from './borrowed-unit.js';
import type { Compared } from './verdicts/verdict.js';

/** What is told of one side by one figure at most. */
export interface Cell {
  text: string;
  figure?: FoundFigure;
}

/** What two sides are told by, line by line, and the lines of which both have figures of one unit. */
export interface AlignedRows {
  left: string[];
  right: string[];
  compared: Compared[];
}

/** "Takes 1 h 50 and emits 180 kg": what is told of a side, in parts that each hold one figure. */
export function cellsOf(point: Point, language: string): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  for (const [at, figure] of point.figures.entries()) {
    const next = point.figures[at + 1];
    const cut = next && joinBetween(point.text, figure.end, next.start, language);
    // Two figures that nothing parts are told as one.
    if (next && !cut) return [{ text: point.text, figure: point.figures[0]! }];
    cells.push({ text: point.text.slice(from, cut?.start), figure: { ...figure, start: figure.start - from, end: figure.end - from } }); // prettier-ignore
    from = cut?.end ?? from;
  }
  return cells.length > 0 ? cells : [{ text: point.text }];
}

/** Where a comma or "and" parts two figures. */
function joinBetween(
  text: string,
  from: number,
  to: number,
  language: string,
): { start: number; end: number } | undefined {
  const between = text.slice(from, to);
  const comma = /\s*[,;、，；،]\s*/u.exec(between);
  const word = comma ? null : wordPattern(lexiconOf(language).and, language).exec(between);
  const found = comma ?? word;
  if (!found) return undefined;
  const start = from + found.index;
  const end = start + found[0].length;
  return { start, end: end + (/^\s*/u.exec(text.slice(end))?.[0].length ?? 0) };
}

/** What both sides are told by, each line beside the line of the other that measures the same or opens with the same word. */
export function alignedRows(sides: readonly [Side, Side], language: string): AlignedRows {
  const [left, right] = sides;
  const free = [...right.cells];
  const pairs = left.cells.map((cell): [Cell, Cell | undefined] => {
    const best = free.map((other) => ({ other, worth: likeness(cell, other) })).filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth)[0]; // prettier-ignore
    if (best) free.splice(free.indexOf(best.other), 1);
    return [cell, best?.other];
  });
  const both = pairs.filter((pair): pair is [Cell, Cell] => pair[1] !== undefined);
  const alone = pairs.flatMap(([cell, other]) => (other ? [] : [cell]));
  const compared = both.flatMap(([a, b]): Compared[] => {
    if (!a.figure || !b.figure) return [];
    const [one, other] = [inUnitOf(a.figure.figure, b.figure.figure), inUnitOf(b.figure.figure, a.figure.figure)];
    if (one.unit !== other.unit) return [];
    return [{ measure: measureOf(a, language) || measureOf(b, language), left: { label: left.label, figure: one }, right: { label: right.label, figure: other } }]; // prettier-ignore
  });
  return {
    left: [...both.map(([cell]) => cell.text), ...alone.map(({ text }) => text)],
    right: [...both.map(([, cell]) => cell.text), ...free.map(({ text }) => text)],
    compared,
  };
}

export interface Side {
  label: string;
  cells: readonly Cell[];
}

/** How alike two lines are: one unit counts most, then the word that they open with, then that they count the same. */
function likeness(a: Cell, b: Cell): number {
  const opens = ({ text }: Cell): string => text.trim().toLowerCase().split(/\s/u)[0] ?? '';
  const sameWord = /\p{L}{2}/u.test(opens(a)) && opens(a) === opens(b) ? 1 : 0;
  if (!a.figure || !b.figure) return a.figure || b.figure ? 0 : sameWord;
  const [one, other] = [a.figure.figure, b.figure.figure];
  return one.unit === other.unit ? 2 + sameWord : one.unit === '' || other.unit === '' ? sameWord : 0;
}

/** Words of the name of a measure at most. */
const mostOfMeasure = 3;
const copula = new RegExp(`^(?:${alternatives(contextWords('copulas'))})(?!\\p{L})\\s*`, 'iu');

/** "Emits" of "emits 3 kg of CO2", "CO2" of "3 kg of CO2": what a line calls the measure of its figure. */
function measureOf({ text, figure }: Cell, language: string): string {
  if (!figure) return '';
  const before = text
    .slice(0, figure.start)
    .replace(copula, '')
    .replace(/[\s:：,]+$/u, '')
    .trim();
  const name = before || bareLabel(text.slice(figure.end), language);
  return wordsIn(name) >= 1 && wordsIn(name) <= mostOfMeasure ? name : '';
}
