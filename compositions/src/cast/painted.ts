import { tone } from '../look/tone.js';

/** How a figure is drawn: 100 units are the height of an adult, feet at the origin, up is negative, looking right. */
export interface FigureMoment {
  pose: 'stand' | 'walk' | 'sit' | 'point' | 'wave';
  view: 'front' | 'three-quarter' | 'side' | 'back';
  /** Seconds since the shot began: what breathes and walks moves by it. */
  time: number;
  /** Puts a colour into the light of the shot. */
  paint: (color: string) => string;
  /** Side that the light comes from, seen in the figure's own direction. */
  lightFrom: 'left' | 'right';
}

export const darker = (color: string, share = 0.2): string => tone(color, '#141233', share);
export const lighter = (color: string, share = 0.2): string => tone(color, '#fff6e4', share);

export const n = (value: number): string => (Math.round(value * 100) / 100).toString();

/** The end of a limb of this length that hangs at an angle: 0 is down, 90 is ahead. */
export function reach(from: Point, length: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + Math.sin(angle) * length, y: from.y + Math.cos(angle) * length };
}

export interface Point {
  x: number;
  y: number;
}
