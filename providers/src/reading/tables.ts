import type { BriefDocument } from '@scenewright/core';

type Table = Extract<BriefDocument, { kind: 'table' }>;

/** Lines of cells between bars, with their rule of dashes, as tables. */
export function takeTables(text: string): { rest: string; tables: Table[] } {
  const rest: string[] = [];
  const tables: Table[] = [];
  let rows: string[][] = [];
  let raw: string[] = [];
  const close = (): void => {
    const [columns, ...body] = rows;
    if (columns && columns.length >= 2 && body.length >= 1)
      tables.push({
        kind: 'table',
        name: '',
        columns,
        rows: body.map((row) => columns.map((_, index) => row[index] ?? '')),
      });
    else rest.push(...raw);
    rows = [];
    raw = [];
  };
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (/^\|.*\|$/.test(trimmed)) {
      raw.push(line);
      if (!/^[|\s:-]+$/.test(trimmed))
        rows.push(
          trimmed
            .slice(1, -1)
            .split('|')
            .map((cell) => cell.trim()),
        );
      continue;
    }
    if (rows.length > 0) close();
    rest.push(line);
  }
  if (rows.length > 0) close();
  return { rest: rest.join('\n'), tables };
}
