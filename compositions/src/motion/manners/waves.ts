import { clamp, easeOut, spring } from '../curves.js';

/** To and fro between -1 and 1 in `period` seconds. */
export const swing = (seconds: number, period: number, after = 0): number =>
  Math.sin(2 * Math.PI * (seconds / period + after));

/** How far the act has come that sets off every `period` seconds and takes `length`: 0 to 1, 1 between two. */
export const act = (seconds: number, period: number, length: number): number =>
  clamp((((seconds % period) + period) % period) / length);

/** Up and down again once in an act, as what is thrown. */
export const thrown = (way: number): number => 4 * way * (1 - way);

/** Out with a spring and slowly back. */
export const lunge = (way: number): number =>
  way >= 1 ? 0 : way < 0.35 ? spring(0.6)(way / 0.35) : 1 - easeOut((way - 0.35) / 0.65);

/** A knock and what rings after it. */
export const ringing = (way: number): number => (way >= 1 ? 0 : Math.sin(way * Math.PI * 7) * (1 - way) ** 1.4);

/** Two beats close to each other, then a rest, as a heart. */
export const pulse = (seconds: number, period = 1.15): number => {
  const way = ((seconds % period) + period) % period;
  const beat = (at: number): number => thrown(clamp((way - at) / 0.26));
  return Math.max(beat(0), 0.7 * beat(0.3));
};

/** Thrown up to 1, falls and bounces. */
export function fall(way: number): number {
  if (way >= 1) return 0;
  if (way < 0.6) return thrown(way / 0.6);
  if (way < 0.85) return 0.28 * thrown((way - 0.6) / 0.25);
  return 0.08 * thrown((way - 0.85) / 0.15);
}
