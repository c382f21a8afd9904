import { fieldOf } from '@scenewright/core/figures';
import type { ReactNode } from 'react';
import { useSvgId } from '../look/svg-id.js';
import type { DepictionProps } from './depiction-props.js';

/** As many marks as are counted, each worth the same: the thing itself where its picture is known, else a disc. */
export function MarkField({ figure, progress, ink, look, mark, breadth = 1 }: DepictionProps): ReactNode {
  const id = useSvgId('mark');
  const { marks } = fieldOf(figure.magnitude);
  const columns = columnsOf(marks, breadth);
  const rows = Math.ceil(marks / columns);
  const cell = cellOf(marks, columns, breadth);
  const left = (100 - columns * cell) / 2;
  const top = (100 - rows * cell) / 2;
  const size = cell * (mark ? 0.94 : 0.72);
  return (
    <>
      {mark ? (
        <defs>
          <symbol id={id} viewBox={`0 0 ${mark.size} ${mark.size}`}>
            {mark.shapes.map(({ d, fill, opacity, evenOdd }, at) => (
              <path key={at} d={d} fill={fill} opacity={opacity} fillRule={evenOdd ? 'evenodd' : undefined} />
            ))}
          </symbol>
        </defs>
      ) : null}
      {/* All stand there from the start, faint: what is counted fills them. */}
      {Array.from({ length: marks }, (_, at) => {
        const opacity = at < Math.ceil(marks * progress - 0.0001) ? undefined : 0.28;
        const x = left + (at % columns) * cell + (cell - size) / 2;
        const y = top + Math.floor(at / columns) * cell + (cell - size) / 2;
        return mark ? (
          <use key={at} href={`#${id}`} x={x} y={y} width={size} height={size} opacity={opacity} />
        ) : (
          <rect key={at} x={x} y={y} width={size} height={size} rx={look.shape.radius === 0 ? 0 : size / 2} fill={ink.main} opacity={opacity} />
        );
      })}
    </>
  ); // prettier-ignore
}

const cellOf = (marks: number, columns: number, breadth: number): number =>
  Math.min((98 * breadth) / columns, 98 / Math.ceil(marks / columns));

/** The columns with which the marks stand largest; of those, as many as fill the room across. */
function columnsOf(marks: number, breadth: number): number {
  const all = Array.from({ length: marks }, (_, at) => at + 1);
  return all.reduce((best, count) => (cellOf(marks, count, breadth) > cellOf(marks, best, breadth) ? count : best), 1);
}
