import { MIX_RATE } from './loudness-meter.js';

/** Samples that the gain begins to fall before a peak: 4 ms. */
export const LOOK_AHEAD = Math.round(0.004 * MIX_RATE);
/** Seconds in which the gain comes back by two thirds. */
const RELEASE = 0.09;
const RECOVERY = 1 - Math.exp(-1 / (RELEASE * MIX_RATE));

/**
 * Samples after which nothing is left of where the gain stood before: less than half a step of 16 bits, even if it
 * stood at a half.
 */
export const LIMITER_MEMORY = MIX_RATE;

/**
 * The gains that hold sound with these true peaks (one a sample, both channels together) under a ceiling (linear).
 * They fall smoothly before a peak. For the last `LOOK_AHEAD` peaks there are none: what follows them isn't known.
 */
export function limiterGains(peaks: Float32Array, ceiling: number): Float32Array {
  const window = LOOK_AHEAD;
  const gains = new Float32Array(Math.max(0, peaks.length - window)).fill(1);
  if (!peaks.some((peak) => peak > ceiling)) return gains;
  // Peaks over the ceiling that the gain must be ready for, highest first: their places, from `head` to `tail`.
  const coming = new Int32Array(peaks.length);
  let [head, tail] = [0, 0];
  const recent = new Float64Array(window).fill(1);
  let sum = window;
  let released = 1;
  for (let i = 0, place = 0; i < peaks.length; i++) {
    const peak = peaks[i]!;
    if (peak > ceiling) {
      while (tail > head && peaks[coming[tail - 1]!]! <= peak) tail--;
      coming[tail++] = i;
    }
    if (head < tail && coming[head]! < i - window) head++;
    const needed = head < tail ? ceiling / peaks[coming[head]!]! : 1;
    released += (1 - released) * RECOVERY;
    if (released > needed) released = needed;
    // The mean over the window reaches the lowest gain exactly when the peak is played.
    sum += released - recent[place]!;
    recent[place] = released;
    if (++place === window) place = 0;
    if (i >= window) gains[i - window] = sum / window;
  }
  return gains;
}
