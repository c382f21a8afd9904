import type { ReactNode } from 'react';
import { Figure } from '../cast/figure.js';
import { darker, lighter } from '../cast/painted.js';
import { f, type Film } from './film.js';
import type { Placing } from './placings.js';

/** Who cannot stand on water: people, animals of the land, and what they carry. */
export function needsBoat({ placed: { member } }: Placing): boolean {
  const { look } = member;
  if (look.figure === 'person') return true;
  if (look.figure === 'animal') return !['fish', 'whale', 'bird', 'owl'].includes(look.species);
  return !['boat', 'balloon', 'rocket', 'kite', 'lighthouse'].includes(look.shape);
}

/** How much larger than its riders' scale a boat is drawn. */
const roomy = 1.55;
/** Of its own units. */
const halfHull = 56;

/**
 * Riders in a boat on the sea: the boat of the story when it has one, else a rowing boat. Drawn in the order in which
 * they cover each other: sails, riders, the near side of the hull.
 */
export function Aboard(props: {
  film: Film;
  riders: readonly Placing[];
  boat: Placing | undefined;
  paint: (color: string) => string;
  draw: (placing: Placing) => ReactNode;
}): ReactNode {
  const { film, riders, boat, paint, draw } = props;
  const first = riders[0]!;
  // The whole boat is in the picture, also in a narrow one.
  const most = (film.width * 0.38) / halfHull;
  const scale = Math.min(most, Math.max(...riders.map((rider) => rider.scale)) * roomy);
  const fitted = (rider: Placing): Placing => ({ ...rider, scale: Math.min(rider.scale, scale / roomy) });
  const x = film.width / 2 + (film.progress - 0.5) * film.width * 0.1 * (film.side > 0 ? -1 : 1);
  const y = boat?.y ?? first.y;
  const look = boat?.placed.member.look;
  const wood = paint(look?.figure === 'thing' ? look.color : '#8a5a3c');
  const time = film.time;
  const rock = Math.sin(time * 1.3) * 2.4;
  const standing = riders.filter(({ placed }) => placed.member.look.figure !== 'thing').map(fitted);
  const things = riders.filter(({ placed }) => placed.member.look.figure === 'thing').map(fitted);
  // With a mast between them they keep to bow and stern.
  const seats = boat ? [-27, 26, -12, 40] : standing.length === 1 ? [-4] : [-26, 22, -2, 40];
  const seated = standing.map((rider, index) => ({ ...rider, x: seats[index % seats.length]! * scale, y: -3 * scale }));
  const stowed = things.map((rider, index) => ({ ...rider, x: (34 - index * 12) * scale, y: -9 * scale }));
  return (
    <g transform={`translate(${f(x)} ${f(y)})`}>
      <g transform={`rotate(${f(rock)})`}>
        {look ? (
          // Its own rocking is undone: all that is aboard rocks as one.
          <g transform={`rotate(${f(-rock)}) scale(${scale.toFixed(4)})`}>
            <Figure look={look} moment={{ pose: 'stand', view: 'side', time, paint, lightFrom: 'right' }} />
          </g>
        ) : null}
        {[...stowed, ...seated].map(draw)}
        <g transform={`scale(${scale.toFixed(4)})`}>
          <path d="M-52 -16H56Q50 8 32 10H-28Q-46 8 -52 -16Z" fill={wood} />
          <path d="M-52 -16H56L54 -10H-50Z" fill={lighter(wood, 0.35)} />
          <path d="M-44 0Q0 8 50 0Q44 9 32 10H-28Q-40 9 -44 0Z" fill={darker(wood, 0.3)} />
        </g>
      </g>
    </g>
  );
}
