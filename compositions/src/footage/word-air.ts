import { contrast } from '@scenewright/core/style';
import { tone } from '../look/tone.js';
import type { Rect } from '../scene-context/rect.js';
import type { Light } from './light.js';

/**
 * What words over a shot may be written in: of the two, the one that stands out from the sky that is there. Each with its
 * contrast with the air: more than 4.5:1, for what shows through it, and for the corners, which film makes darker.
 */
const inks = [
  { ink: '#ffffff', away: '#0a1030', least: 5 },
  { ink: '#0b1226', away: '#ffffff', least: 6 },
] as const;
/** Where a sky turns from its upper to its lower half, as a share of its height. */
export const skyMiddle = 0.62;

/** A colour of the air at a height, in canvas units. */
export interface AirStop {
  y: number;
  color: string;
}

export interface WordAir {
  ink: string;
  stops: readonly AirStop[];
}

/** The colours of a sky that reaches down to a height. */
export const skyStops = ({ top, mid, low }: Pick<Light, 'top' | 'mid' | 'low'>, height: number): AirStop[] => [
  { y: 0, color: top },
  { y: height * skyMiddle, color: mid },
  { y: height, color: low },
];

/** The colour of the air at a height. */
export function airAt(stops: readonly AirStop[], y: number): string {
  const next = stops.findIndex((stop) => stop.y >= y);
  if (next < 0) return stops.at(-1)!.color;
  const [from, to] = [stops[Math.max(0, next - 1)]!, stops[next]!];
  return to.y === from.y ? to.color : tone(from.color, to.color, (y - from.y) / (to.y - from.y));
}

/** The air behind words: the colours that are there, as much lighter or deeper as the better of the two inks needs. */
export function wordAir(stops: readonly AirStop[], clear: Pick<Rect, 'y' | 'height'>): WordAir {
  const heights = Array.from({ length: 9 }, (_, at) => clear.y + (clear.height * at) / 8);
  const worst = (ink: string, air: readonly AirStop[]): number =>
    Math.min(...heights.map((y) => contrast(ink, airAt(air, y))));
  const [light, dark] = inks;
  const { ink, away, least } = worst(light.ink, stops) >= worst(dark.ink, stops) ? light : dark;
  for (let share = 0; share < 1; share += 0.03) {
    const air = stops.map(({ y, color }) => ({ y, color: tone(color, away, share) }));
    if (worst(ink, air) >= least) return { ink, stops: air };
  }
  return { ink, stops: stops.map(({ y }) => ({ y, color: away })) };
}

/** The sky of a light in which words stand: the air behind them is no other than the sky around them. */
export function lightForWords(light: Light, skyHeight: number, clear: Rect): Light {
  const [top, mid, low] = wordAir(skyStops(light, skyHeight), clear).stops;
  return { ...light, top: top!.color, mid: mid!.color, low: low!.color };
}

const touches = (area: Rect, x: number, y: number, r: number): boolean =>
  x + r > area.x && x - r < area.x + area.width && y + r > area.y && y - r < area.y + area.height;

/** Where the sun or the moon stands: at its hour's place where that is free of words, else beside or under them. */
export function sunBeside(
  at: Light['sunAt'],
  clear: Rect,
  { width, horizon, u }: { width: number; horizon: number; u: number },
): Light['sunAt'] {
  const under = (clear.y + clear.height + 110 * u) / horizon;
  const places = [at, { x: 0.88, y: at.y }, { x: 0.92, y: at.y }, { x: at.x, y: Math.min(0.9, under) }];
  return places.find(({ x, y }) => !touches(clear, x * width, y * horizon, 84 * u)) ?? places.at(-1)!;
}

/** Whether something at a place would stand behind the words. */
export const isBehindWords = (clear: Rect | null, x: number, y: number, r: number): boolean =>
  clear !== null && touches(clear, x, y, r);
