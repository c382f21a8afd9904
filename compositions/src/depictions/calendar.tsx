import type { ReactNode } from 'react';
import { strokeOf, type DepictionProps } from './depiction-props.js';
import { YearRings } from './year-rings.js';

/** A sheet with a cell for each day, week or month, of which as many are marked as are told; years are no page of one. */
export function Calendar(props: DepictionProps): ReactNode {
  return props.figure.unit === 'year' ? <YearRings {...props} /> : <Sheet {...props} />;
}

function Sheet({ figure, progress, ink, look }: DepictionProps): ReactNode {
  const { columns, cells, marked } = sheetOf(figure.unit, figure.value);
  const rows = Math.ceil(cells / columns);
  const stroke = strokeOf(look);
  const radius = Math.min(6, look.shape.radius / 3);
  const gap = columns > 8 ? 1.4 : 2.2;
  const width = (78 - (columns - 1) * gap) / columns;
  const height = Math.min(width, (58 - (rows - 1) * gap) / rows);
  const top = 30 + (60 - rows * height - (rows - 1) * gap) / 2;
  return (
    <>
      <rect x={5} y={8} width={90} height={86} rx={radius} fill={ink.paper} stroke={ink.line} strokeWidth={stroke * 1.4} />
      <path d={`M5 24V${8 + radius}a${radius} ${radius} 0 0 1 ${radius} -${radius}H${95 - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}V24Z`} fill={ink.line} />
      {[26, 74].map((x) => (
        <rect key={x} x={x - 2} y={2} width={4} height={13} rx={2} fill={ink.rest} stroke={ink.line} strokeWidth={stroke * 0.6} />
      ))}
      {Array.from({ length: cells }, (_, at) => {
        const on = at < Math.ceil(marked * progress - 0.0001);
        return (
          <rect
            key={at}
            x={11 + (at % columns) * (width + gap)}
            y={top + Math.floor(at / columns) * (height + gap)}
            width={width}
            height={height}
            rx={Math.min(radius, width / 4)}
            fill={on ? ink.main : ink.rest}
          />
        );
      })}
    </>
  ); // prettier-ignore
}

function sheetOf(unit: string, value: number): { columns: number; cells: number; marked: number } {
  switch (unit) {
    case 'day':
      return { columns: 7, cells: value <= 7 ? 7 : value <= 28 ? 28 : 35, marked: value };
    case 'week':
      return { columns: 7, cells: 7 * Math.max(4, value), marked: 7 * value };
    default:
      return { columns: 6, cells: value <= 12 ? 12 : 24, marked: value };
  }
}
