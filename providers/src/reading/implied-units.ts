import { wordsFor } from '../languages/words-for.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import type { Point } from './point.js';
import type { FoundFigure } from './scan/figures.js';
import { unitInLabel } from './scan/unit-in-label.js';

/** How many times as large one number of a row may be as another: beyond, they measure different things. */
const widest = 20;

const isBare = ({ kind, figure, inName }: FoundFigure): boolean =>
  kind === 'count' && figure.unit === '' && figure.suffix === '' && figure.prefix === '' && inName !== true;

const isMeasured = ({ kind, figure, inName }: FoundFigure): boolean =>
  inName !== true && figure.unit !== '' && (kind === 'percent' || kind === 'money' || kind === 'measure');

/** Whether nothing stands behind a figure that it could count. */
const isLast = ({ text }: Point, { end }: FoundFigure): boolean =>
  /^\s*(?:[)）"”»]|[.,;!?…。]|$)/u.test(text.slice(end)) && !/[\p{L}\p{Nd}]/u.test(text.slice(end));

/** "Trails 46 cents": one figure at the end, behind a word or a few that name it. */
const isRow = ({ text, figures, spelled, dates, times }: Point): boolean =>
  figures.length === 1 && spelled.length + dates.length + times.length === 0 && /\p{L}/u.test(text.slice(0, figures[0]!.start)) && text.slice(0, figures[0]!.start).trim().split(/\s+/u).length <= 5; // prettier-ignore

const isSameRow = (one: Point, other: Point): boolean =>
  one.group === other.group && one.kind === other.kind && (one.kind === 'bullet' || one.sentenceIndex === other.sentenceIndex); // prettier-ignore

const measuredIn = (found: FoundFigure, { kind, figure: { unit } }: Pick<FoundFigure, 'kind' | 'figure'>): FoundFigure => ({ ...found, kind, figure: { ...found.figure, unit } }); // prettier-ignore

const kindOf = (unit: string): FoundFigure['kind'] => (unit === 'percent' ? 'percent' : unit.startsWith('currency:') ? 'money' : 'measure'); // prettier-ignore

/**
 * Gives bare numbers the unit that people say once: in the label over them ("Hours in the water: about 38,500"), with the first of
 * a row ("trails 46 cents, wages 27, stamps 4"), or in the clause that theirs is set against
 * ("20 Mbit/s in the country, but 300 in town").
 */
export function withImpliedUnits(points: readonly Point[], language: string): Point[] {
  const changed = new Map<FoundFigure, FoundFigure>();
  for (const point of points) labelled(point, language, changed);
  for (let from = 0; from < points.length;) {
    let to = from + 1;
    while (to < points.length && isSameRow(points[from]!, points[to]!)) to += 1;
    ofRow(points.slice(from, to), language, changed);
    contrasted(points.slice(from, to), language, changed);
    from = to;
  }
  inFull(points, changed);
  if (changed.size === 0) return [...points];
  return points.map((point) =>
    point.figures.some((found) => changed.has(found))
      ? { ...point, figures: point.figures.map((found) => changed.get(found) ?? found) }
      : point,
  );
}

/** "5.8 million CFA francs … 400,000 francs": a name that several currencies share is that of the one that is named in full. */
function inFull(points: readonly Point[], changed: Map<FoundFigure, FoundFigure>): void {
  const money = points.flatMap(({ figures }) => figures.filter(({ kind }) => kind === 'money'));
  for (const found of money.filter(({ figure }) => figure.unit === 'currency:')) {
    const name = found.figure.suffix.trim().split(/\s+/u).at(-1)!.toLowerCase();
    const full = money.find(({ figure }) => figure.unit !== 'currency:' && name !== '' && figure.suffix.toLowerCase().endsWith(name)); // prettier-ignore
    if (full) changed.set(found, measuredIn(found, full));
  }
}

/** "Hours in the water, all members together: about 38,500": the label says what is counted. */
function labelled(point: Point, language: string, changed: Map<FoundFigure, FoundFigure>): void {
  if (point.kind === 'heading' || point.kind === 'code') return;
  const own = /^([^:：]{3,60})[:：]\s/u.exec(point.text);
  for (const found of point.figures) {
    if (!isBare(found) || !isLast(point, found)) continue;
    const label = own && own[0].length <= found.start ? own[1]! : point.heading;
    const unit = label ? unitInLabel(label, language) : '';
    if (unit) changed.set(found, withSymbol(measuredIn(found, { kind: kindOf(unit), figure: { ...found.figure, unit } }))); // prettier-ignore
  }
}

/** Units that are written as they are called. */
const symbols: ReadonlySet<string> = new Set(['kg', 'g', 'mg', 't', 'km', 'm', 'cm', 'mm', 'l', 'ml']);

/** "12" under "kg per person" is seen as "12 kg", where the label is not seen with it. */
function withSymbol(found: FoundFigure): FoundFigure {
  const { figure } = found;
  if (!symbols.has(figure.unit) || figure.suffix !== '') return found;
  const suffix = ` ${figure.unit}`;
  return { ...found, figure: { ...figure, suffix, display: `${figure.display}${suffix}` } };
}

/** "Fiets 11 minuten, lopend 9, auto 8": a row whose first figure alone has its unit. */
function ofRow(points: readonly Point[], language: string, changed: Map<FoundFigure, FoundFigure>): void {
  for (let from = 0; from < points.length; from += 1) {
    const run: FoundFigure[] = [];
    for (let at = from; at < points.length && isRow(points[at]!); at += 1) {
      const found = points[at]!.figures[0]!;
      if (!isMeasured(found) && !(isBare(found) && isLast(points[at]!, found))) break;
      run.push(found);
    }
    if (run.length < 3) continue;
    const [first, ...others] = run;
    // "12 pupils, 3 classes, hall 400 m²": behind others a unit is that of its own figure.
    const isShared =
      isMeasured(first!) && others.every(isBare) && !changesSort(points.slice(from), run.length, language);
    const sizes = run.map(({ figure }) => figure.magnitude);
    if (isShared && areAlike(sizes, first!)) for (const found of others) changed.set(found, measuredIn(found, first!));
    from += run.length - 1;
  }
}

/** "Fee 45 €, members 120": behind something else people are counted, and not measured; "adults 8 €, children 5" are prices. */
function changesSort([first, ...others]: readonly Point[], length: number, language: string): boolean {
  const people = new RegExp(`(?<!\\p{L})(?:${wordsFor(language, ({ visits }) => visits?.people)})(?!\\p{L})`, 'iu');
  return !people.test(first!.text) && others.slice(0, length - 1).some(({ text }) => people.test(text));
}

/** Numbers of one measure are of one order; shares are no more than a whole. */
function areAlike(values: readonly number[], { kind }: FoundFigure): boolean {
  const sizes = values.map(Math.abs).filter((value) => value > 0);
  if (kind === 'percent' && Math.max(...sizes) > 100) return false;
  return Math.max(...sizes) <= widest * Math.min(...sizes);
}

/** "Интернет на даче 20 Мбит/с, а дома 300": a clause that is set against the one before it measures the same. */
function contrasted(points: readonly Point[], language: string, changed: Map<FoundFigure, FoundFigure>): void {
  const { whereas } = lexiconOf(language);
  for (const [at, point] of points.entries()) {
    const before = points[at - 1];
    const [found] = point.figures;
    if (!before || !found || point.figures.length !== 1 || changed.has(found)) continue;
    const [other] = before.figures;
    if (!other || before.figures.length !== 1 || !isMeasured(other) || !isBare(found) || !isLast(point, found))
      continue;
    const between = point.sentence.slice(0, point.sentence.indexOf(point.text)).slice(-12);
    const isAgainst = whereas !== '' && (wordPattern(whereas, language, 'end').test(between) || wordPattern(whereas, language, 'start').test(point.text)); // prettier-ignore
    if (isAgainst && areAlike([found.figure.magnitude, other.figure.magnitude], other)) changed.set(found, measuredIn(found, other)); // prettier-ignore
  }
}
