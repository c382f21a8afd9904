import type { World } from '@scenewright/core/art-direction';
import type { ReactNode } from 'react';
import { Form, useColors } from './form.js';
import { rowOf, waves, type Sight } from './stage.js';

/** Share of the height from which on a floor leaves something before it. */
const lowFloor = 0.86;

/** What lies between the things of a place and the foot of a canvas that goes on below them: it is nearer, and moves more. */
export function Foreground({ world, sight }: { world: World; sight: Sight }): ReactNode {
  const { width, height, floor, u, time, along } = sight;
  const { mid, near, prop, far } = useColors();
  if (floor > lowFloor * height) return null;
  const from = floor + (height - floor) * 0.42;
  switch (world) {
    case 'land':
    case 'deep':
      return (
        <>
          <Form d={waves(sight, from + 40 * u, { length: 900 * u, swell: 26 * u, shift: along * 1.3 })} fill={mid} />
          <Blades sight={sight} />
        </>
      );
    case 'water':
    case 'sky':
    case 'space':
      return [0, 1].map((at) => (
        <Form
          key={at}
          d={waves(sight, from + at * (height - from) * 0.5, {
            length: (460 + 160 * at) * u,
            swell: (world === 'sky' ? 34 : 15) * u,
            shift: along * (1.1 + at * 0.3) + (at ? -1 : 1) * time * 40 * u,
          })}
          fill={at ? near : mid}
        />
      ));
    case 'street': {
      const lane = from + (height - from) * 0.34;
      return (
        <>
          <path d={`M0 ${from}H${width}V${height}H0Z`} fill={mid} />
          <path d={rowOf(sight, 250 * u, 1.4).map(({ x }) => `M${x} ${lane}h${130 * u}v${18 * u}h${-130 * u}Z`).join('')} fill={far} />
        </>
      ); // prettier-ignore
    }
    case 'table':
      // A cloth with a scalloped edge over a tiled front.
      return (
        <>
          <Form d={`M-4 ${from}H${width + 4}V${height + 4}H-4Z`} fill={mid} />
          <path d={rowOf(sight, 150 * u, 0.6).map(({ x }) => `M${x} ${from}h${150 * u}a${75 * u} ${58 * u} 0 0 1 ${-150 * u} 0Z`).join('')} fill={prop} opacity={0.55} />
          <path d={rowOf(sight, 150 * u, 0.6).map(({ x }) => `M${x + 75 * u} ${from + 150 * u}l${34 * u} ${34 * u}l${-34 * u} ${34 * u}l${-34 * u} ${-34 * u}Z`).join('')} fill={near} />
        </>
      ); // prettier-ignore
    case 'stage':
      return [1, 0.7, 0.42].map((share, at) => (
        <ellipse
          key={share}
          cx={width / 2 - along * 0.3}
          cy={floor + (height - floor) * 0.56}
          rx={width * 0.62 * share}
          ry={(height - floor) * 0.36 * share}
          fill={at % 2 ? near : mid}
        />
      ));
  }
}

/** Grass, or weeds, that bends at the lower edge. */
function Blades({ sight }: { sight: Sight }): ReactNode {
  const { u, time, fixed, height } = sight;
  const { prop } = useColors();
  const d = rowOf(sight, 64 * u, 1.3).map(({ index, x }) => {
    const h = (70 + 150 * fixed(`blade${index}`)) * u;
    const bend = (24 * Math.sin(time * 1.2 + index * 0.7) + 20 * (fixed(`bend${index}`) - 0.5)) * u;
    return `M${(x - 15 * u).toFixed(1)} ${height}Q${(x - 4 * u).toFixed(1)} ${(height - h * 0.5).toFixed(1)} ${(x + bend).toFixed(1)} ${(height - h).toFixed(1)}Q${(x + 12 * u).toFixed(1)} ${(height - h * 0.5).toFixed(1)} ${(x + 15 * u).toFixed(1)} ${height}Z`;
  });
  return <path d={d.join('')} fill={prop} />;
}
