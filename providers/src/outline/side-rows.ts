import type { Figure } from '@scenewright/core/figures';
import type { Beat, Evidence, EvidenceOf } from '@scenewright/core/outline';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { sentenceCase } from '../planner/words/headline.js';
import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';
import { beat, spokenOf } from './beats.js';
import { inUnitOf } from './borrowed-unit.js';
import { claimOf } from './claim.js';
import type { Candidate } from './node.js';
import type { StoryContext } from './story-context.js';
import { cellsOf } from './side-cells.js';
import type { Compared } from './verdicts/verdict.js';

/** "Chickpeas: 25 minutes vs eight hours": one measure, and what it is on either side. */
export interface SideRow {
  at: number;
  /** '' where nothing names it: "110 km/h vs 72 km/h". */
  measure: string;
  left: string;
  right: string;
}

/** Words of a cell, and of the name of a measure, at most. */
const [mostOfCell, mostOfMeasure] = [6, 4];
/** Rows that are a comparison: one alone says what it says. */
const fewestRows = 2;
/** Rows that one view holds. */
const mostRows = 5;

/** The points that each tell one measure of two sides, which they do not name. */
export function sideRowsIn(points: readonly Point[], language: string): SideRow[] {
  const { versus } = lexiconOf(language);
  if (!versus) return [];
  return points.flatMap((point, at): SideRow[] => {
    if (point.role !== 'content' || (point.kind !== 'clause' && point.kind !== 'bullet')) return [];
    // "Honda or Yamaha: top speed …": what stands before the colon names the two, and measures nothing.
    const isUnderTitle = sidesInTitle([point.heading], language) !== undefined;
    const cells = cellsOf(point, isUnderTitle ? '' : point.heading, language);
    const fits = (cell: string): boolean => wordsIn(cell) <= mostOfCell;
    if (!cells || !fits(cells.left) || !fits(cells.right)) return [];
    const { measure, left, right } = cells;
    // A row without a name is one only under a title that names its sides.
    if (measure === '' && !isUnderTitle) return [];
    return wordsIn(measure) <= mostOfMeasure + 2 ? [{ at, measure, left: withUnitOf(left, right), right: withUnitOf(right, left) }] : []; // prettier-ignore
  });
}

/** "0.9 kWh vs 1.2", "180 vs 190 km/h": a bare number has the unit of the other side. */
function withUnitOf(cell: string, other: string): string {
  const unit = /^[^\p{L}\s]*\p{Nd}[\p{Nd}.,–-]*(\s?\D+)$/u.exec(other)?.[1];
  return unit !== undefined && /^\p{Nd}[\p{Nd}.,–-]*$/u.test(cell) ? `${cell}${unit}` : cell;
}

/** "The fast pot and the slow one", "Viruses vs bacteria": the two that a title names; undefined where it names none. */
export function sidesInTitle(titles: readonly string[], language: string): [string, string] | undefined {
  const { versus, or, and } = lexiconOf(language);
  for (const title of titles)
    for (const word of [versus, or, and]) {
      const match = word ? wordPattern(word, language).exec(title) : null;
      const [left, right] = match ? [title.slice(0, match.index), title.slice(match.index + match[0].length)].map((side) => side.replace(/[\s?？.:,]+$/u, '').trim()) : []; // prettier-ignore
      const isSide = (side: string | undefined): side is string => side !== undefined && side !== '' && wordsIn(side) <= mostOfMeasure + 1; // prettier-ignore
      if (isSide(left) && isSide(right)) return [left, right];
    }
  return undefined;
}

type VersusSide = EvidenceOf<'versus'>['left'];

/** The two figures of a row in one unit, one of each side; none where it has other figures. */
const figuresOf = ({ figures }: Point): Figure[] => {
  const [one, other] = figures.map(({ figure }) => figure);
  return one && other && figures.length === 2 ? [inUnitOf(one, other), inUnitOf(other, one)] : [];
};

/** Rows of measures under a title that names two sides: all in one view, or one after the other while there is time. */
export function sideRowCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  const { language, reading } = context;
  const rows = sideRowsIn(points, language);
  const first = reading.points[0];
  const titles = [
    points[0]?.heading,
    reading.subject,
    first && first.kind !== 'bullet' ? first.heading || first.text : '',
    context.topic,
  ];
  const sides =
    rows.length >= fewestRows
      ? sidesInTitle(
          titles.filter((title): title is string => Boolean(title)),
          language,
        )
      : undefined;
  if (!sides) return [];
  const [left, right] = sides.map((side) => claimOf(side, language, 40)) as [string, string];
  const claim = `${left} – ${right}`;
  const spokenOfRows = (run: readonly SideRow[]): string =>
    spokenOf(
      run.map(({ at }) => points[at]!),
      context,
    );
  const together = (run: readonly SideRow[]): Beat => {
    const cells = (of: 'left' | 'right'): string[] => run.map((row) => (row.measure ? `${sentenceCase(row.measure)}: ${row[of]}` : sentenceCase(row[of])).slice(0, 80)); // prettier-ignore
    const evidence: Evidence = { type: 'versus', left: { label: left, points: cells('left') }, right: { label: right, points: cells('right') } }; // prettier-ignore
    return beat({ claim, evidence, spoken: spokenOfRows(run), picture: claim, importance: 0.95 }, context);
  };
  const alone = (row: SideRow): Beat => {
    const [one, other] = figuresOf(points[row.at]!);
    const side = (label: string, cell: string, figure: Figure | undefined): VersusSide => figure ? { label, points: [], figure } : { label, points: [sentenceCase(cell).slice(0, 80)] }; // prettier-ignore
    const evidence: Evidence = {
      type: 'versus',
      left: side(left, row.left, one),
      right: side(right, row.right, other),
    };
    return beat({ claim: sentenceCase(row.measure) || claim, evidence, spoken: spokenOfRows([row]), picture: `${row.measure} ${claim}`, importance: 0.9 }, context); // prettier-ignore
  };
  const runs: SideRow[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.at(-1)!.at === row.at - 1 && last.length < mostRows) last.push(row);
    else runs.push([row]);
  }
  return runs
    .filter((run) => run.length >= fewestRows)
    .map((run): Candidate => {
      const [from, to] = [run[0]!.at, run.at(-1)!.at + 1];
      const rowsAlone = run.map(alone);
      // Figures side by side are drawn, and so told one measure after the other.
      const areDrawn = run.every(({ at }) => figuresOf(points[at]!).length === 2);
      const alternatives = areDrawn ? [rowsAlone] : [[together(run)], rowsAlone];
      const compared = areDrawn ? [] : run.flatMap((row): Compared[] => {
        const [one, other] = figuresOf(points[row.at]!);
        return one && other && row.measure ? [{ measure: row.measure, left: { label: left, figure: one }, right: { label: right, figure: other } }] : []; // prettier-ignore
      }); // prettier-ignore
      const node = (): ReturnType<Candidate['node']> => ({ alternatives, importance: 0.95, compared });
      return { from, to, score: 0.97, node };
    });
}
