import type { ReactNode } from 'react';

interface TableProps {
  /** What a screen reader calls it. */
  name: string;
  /** `figure`: numbers stand under each other. */
  heads: readonly (string | { figure: string })[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table that is moved sideways where it is wider than the page. */
export function Table({ name, heads, rows }: TableProps): ReactNode {
  const classOf = (at: number) => (typeof heads[at] === 'object' ? 'figure' : undefined);
  return (
    <div className="table-room" tabIndex={0} role="region" aria-label={name}>
      <table>
        <thead>
          <tr>
            {heads.map((head, at) => {
              const words = typeof head === 'object' ? head.figure : head;
              return (
                <th key={words} scope="col" className={classOf(at)}>
                  {words}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) => (
                <td key={at} className={classOf(at)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
