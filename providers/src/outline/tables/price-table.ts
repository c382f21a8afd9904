import type { BriefDocument } from '@scenewright/core/brief';
import { sentimentOf } from '../../planner/facts/make-fact.js';
import { claimOf } from '../claim.js';
import type { MeasuredTable } from '../../planner/tables/measures.js';
import { beat } from '../beats.js';
import type { StoryNode } from '../node.js';
import { enumeration } from '../spoken.js';
import type { StoryContext } from '../story-context.js';
import { visitWords } from '../visit-rows.js';

type Table = Extract<BriefDocument, { kind: 'table' }>;

/** Most rows and columns that can be read on one screen. */
const most = { rows: 8, columns: 6 } as const;
/** Who visits something pays no more than this in any common currency but those of large numbers, which have their sign. */
const dearest = 5000;

/**
 * Whether a table lists prices: it is called so, by its own heads or by the prompt, and what it counts is neither
 * good nor bad news. Prices are told as they are: their sum says nothing, and the highest is no winner.
 */
export function isPriceTable(
  table: Table,
  { dated, measures }: MeasuredTable,
  prompt: string,
  language: string,
): boolean {
  // prettier-ignore
  if (dated || table.rows.length > most.rows || table.columns.length > most.columns) return false;
  if (!visitWords('prices', language).test([prompt, table.name.replace(/[_.-]+/gu, ' '), ...table.columns].join(' '))) return false; // prettier-ignore
  return measures.every(
    ({ name, unit, periods }) =>
      (unit === '' || unit.startsWith('currency:')) &&
      sentimentOf(name, 'up', language) === 'neutral' &&
      periods.every(({ figures }) => figures.every((figure) => !figure || unit !== '' || figure.magnitude <= dearest)),
  );
}

/** The rows of a list of prices, as they stand. */
export function priceTableNode(table: Table, { measures, labels }: MeasuredTable, context: StoryContext): StoryNode {
  const [first] = measures;
  const name = table.name.replace(/\.\w{2,4}$/u, '').replace(/[_-]+/gu, ' ');
  const title = claimOf(name || context.topic, context.language, 60);
  const items = labels.flatMap((label, row) => {
    const figure = first!.periods[0]!.figures[row];
    return figure ? [`${label} ${figure.display}`] : [];
  });
  const spoken = enumeration(measures.length > 1 ? first!.name : title, items, context);
  return {
    alternatives: [[beat({ claim: title, evidence: { type: 'table', title, columns: table.columns.map((column) => column.slice(0, 40)), rows: table.rows.map((row) => row.map((cell) => cell.slice(0, 60))) }, spoken, picture: title, importance: 0.95 }, context)]], // prettier-ignore
    importance: 0.95,
  };
}
