import type { CastLook, PlacedFigure } from '@scenewright/core/shots';
import { breadthOf, faceShare, heightOf } from '../cast/figure.js';
import type { Film } from './film.js';

export interface Placing {
  placed: PlacedFigure;
  x: number;
  y: number;
  scale: number;
}

/** Animals that fly or swim hang in their element. */
export const floats = (film: Film, { member }: PlacedFigure): boolean =>
  film.shot.setting === 'underwater' ||
  film.shot.setting === 'sky' ||
  (member.look.figure === 'animal' && (member.look.species === 'fish' || member.look.species === 'whale'));

/** Where what floats hangs: above the ground, and on the sea so deep that its back shows. */
function floatingAt({ shot, height }: Film, look: CastLook, scale: number, ground: number): number {
  if (shot.setting !== 'sea') return ground - height * 0.16;
  return height * 0.88 + (look.figure === 'animal' && look.species === 'whale' ? 52 : 30) * scale;
}

/** What is carried: its size next to somebody, against the size in which it is drawn alone. */
const carried: Partial<Record<string, number>> = {
  ...{ lantern: 0.46, bottle: 0.26, cup: 0.3, phone: 0.16, box: 0.5, kite: 0.6 },
};
/** Share of the width that a camera which comes nearer still shows. */
const kept = { wide: 0.9, medium: 0.8, close: 1 } as const;
/** A train, in units of the figures. */
const longestThing = 124;
const huge: ReadonlySet<string> = new Set(['lighthouse', 'house', 'balloon', 'rocket', 'tree']);
const shapeOf = (look: CastLook): string => (look.figure === 'thing' ? look.shape : '');

/** Where the figures stand and how large they are, by the size of the shot. The far ones come first. */
export function placings(film: Film): Placing[] {
  const { shot, width, height, wide, time } = film;
  if (shot.cast.length === 0) return [];
  const someone = shot.cast.some(({ member }) => member.look.figure !== 'thing');
  const isCarried = ({ member }: PlacedFigure): boolean => someone && carried[shapeOf(member.look)] !== undefined;
  const standing = shot.cast.filter((placed) => !isCarried(placed));
  const count = standing.length;
  const unit = unitOf(film, standing);
  const share = { wide: wide ? 0.15 : 0.25, medium: wide ? 0.2 : 0.3, close: wide ? 0.3 : 0.42 }[shot.size];
  const aside = count === 1 && wide && shot.size === 'wide' && shot.setting !== 'studio';
  const middle = width * (aside ? (film.side > 0 ? 0.42 : 0.58) : 0.5);
  const walk = ({ pose, facing }: PlacedFigure): number =>
    pose === 'walk' ? (film.progress - 0.5) * width * 0.2 * (facing === 'left' ? -1 : 1) : 0;
  /** A close-up holds the eyes a little above the middle; the others stand on the ground. */
  const groundOf = (look: CastLook, scale: number, index: number): number => {
    if (shot.size === 'close')
      return height * (look.figure === 'animal' ? 0.5 : 0.43) + heightOf(look) * scale * faceShare(look);
    if (shot.size === 'medium') return film.floor + height * (wide ? 0.12 : 0.06);
    return film.floor + (index % 2 === 0 ? 0 : -14 * film.u);
  };

  const offsets = offsetsOf(standing, unit, share * width);
  // Nobody is pushed out of a narrow picture.
  const room = width * kept[shot.size] - breadthsOf(standing, unit).reduce((most, each) => Math.max(most, each), 0);
  const span = (offsets.at(-1) ?? 0) - (offsets[0] ?? 0);
  const squeeze = shot.size === 'close' || span <= room ? 1 : Math.max(0, room) / span;
  const places = standing.map((placed, index): Placing => {
    const { look } = placed.member;
    const scale = unit * (huge.has(shapeOf(look)) && count > 1 && shot.size !== 'close' ? 1.5 : 1);
    const spread = offsets[index]! * squeeze * (1 + (squeeze < 1 ? 0 : film.random(`gap${index}`) * 0.16));
    const bob = floats(film, placed) ? Math.sin(time * 1.1 + index) * 14 * film.u : 0;
    const ground = groundOf(look, scale, index);
    const level = floats(film, placed) && shot.size !== 'close' ? floatingAt(film, look, scale, ground) : ground;
    const y = level + bob;
    return { placed, x: middle + spread + walk(placed), y, scale };
  });
  const bearer = places.find(({ placed }) => placed.member.look.figure !== 'thing');
  const beside = shot.cast.filter(isCarried).map((placed, index): Placing => {
    const way = bearer!.placed.facing === 'left' ? -1 : 1;
    const scale = unit * carried[shapeOf(placed.member.look)]!;
    // Before the feet of whoever brought it.
    return { placed, x: bearer!.x + way * (34 + index * 26) * unit, y: bearer!.y + 5 * unit, scale };
  });
  return [...places, ...beside];
}

const breadthsOf = (standing: readonly PlacedFigure[], unit: number): number[] =>
  standing.map(({ member }) => breadthOf(member.look) * unit);

/** How far each stands from the middle: `gap` from each other, or more where they are broad. */
function offsetsOf(standing: readonly PlacedFigure[], unit: number, gap: number): number[] {
  const breadths = breadthsOf(standing, unit);
  let at = 0;
  const places = breadths.map((breadth, index) => {
    if (index > 0) at += Math.max(gap, (breadth + breadths[index - 1]!) / 2);
    return at;
  });
  return places.map((place) => place - at / 2);
}

/** Pixels of the layout for a unit of the figures, where an adult person has 100. */
function unitOf({ shot, width, height, wide }: Film, standing: readonly PlacedFigure[]): number {
  const tallest = Math.max(...standing.map(({ member }) => heightOf(member.look)));
  // What is small on its own is shown nearer, so that the subject of the shot reads.
  const boost = Math.min(1.9, Math.max(1, Math.sqrt(100 / tallest)));
  const share = { wide: wide ? 0.36 : 0.26, medium: wide ? 0.64 : 0.46, close: wide ? 1.24 : 0.84 }[shot.size];
  const crowd = shot.size === 'medium' && standing.length > 2 ? 0.8 : 1;
  const unit = (height * share * boost * crowd) / 100;
  // A thing has no face to come near to: it is seen whole.
  const whole = standing.every(({ member }) => member.look.figure === 'thing') && shot.size !== 'wide';
  const fitting = Math.min((height * (wide ? 0.62 : 0.42)) / tallest, (width * 0.72) / longestThing);
  if (whole) return Math.min(unit, fitting);
  // Side by side they fit into the picture.
  const together = breadthsOf(standing, unit).reduce((sum, each) => sum + each, 0);
  return shot.size === 'close' ? unit : Math.min(unit, (unit * width * kept[shot.size]) / together);
}
