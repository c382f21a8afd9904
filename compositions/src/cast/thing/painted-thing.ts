import type { FigureMoment } from '../painted.js';

/** An object in its light: its two colours, what is dark on it and what glows. */
export interface Painted extends Pick<FigureMoment, 'paint' | 'time' | 'pose'> {
  a: string;
  b: string;
  dark: string;
  glow: string;
  /** Degrees that a wheel has turned. */
  turn: number;
}
