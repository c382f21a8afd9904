import type { ReactNode } from 'react';
import type { Film } from '../film.js';

/** Air that thickens towards the foot of what is far. */
export function Mist(props: { film: Film; name: string; y: number; height: number; share?: number }): ReactNode {
  const { film, name, y, height, share = 0.75 } = props;
  const id = `mist${name}${film.tag}`;
  return (
    <>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={film.light.haze} stopOpacity="0" />
          <stop offset="1" stopColor={film.light.haze} stopOpacity={share} />
        </linearGradient>
      </defs>
      <rect x={-film.width * 0.2} y={y} width={film.width * 1.4} height={height} fill={`url(#${id})`} />
    </>
  );
}
