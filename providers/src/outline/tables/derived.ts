import type { BriefDocument } from '@scenewright/core/brief';
import { changeOf } from '../../planner/tables/measured.js';
import { measuredTable, totalOf } from '../../planner/tables/measures.js';

/**
 * Numbers that follow from a table and stand nowhere in it, as they are written: sums, rounded amounts, and changes of
 * both.
 */
export function derivedNumbers(table: Extract<BriefDocument, { kind: 'table' }>, language: string): string[] {
  const read = measuredTable(table, language);
  return (read?.measures ?? []).flatMap((measure) => {
    const columns = measure.periods.map(({ figures }, at) => [...figures, totalOf(measure, at, language)]);
    // The cells too: large amounts are rounded to whole ones.
    const written = columns.flatMap((figures) => figures.flatMap((figure) => figure?.display ?? []));
    const changes = columns.slice(1).flatMap((figures, at) =>
      figures.flatMap((figure, row) => {
        const before = columns[at]![row];
        return (figure && before && changeOf(before, figure, language)?.display) ?? [];
      }),
    );
    return [...written, ...changes];
  });
}
