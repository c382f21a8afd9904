import { MUSIC_RATE } from './music-rate.js';

/** Delays of the combs in milliseconds, for the left and the right; their lengths share no factor. */
const COMBS = [
  [29.7, 37.1, 43.7, 53.3],
  [31.3, 35.9, 46.1, 50.9],
] as const;
const ALLPASSES = [
  [5.0, 1.7],
  [5.3, 1.9],
] as const;
const DAMPING = 0.25;
const PRE_DELAY_SECONDS = 0.012;

/** The room hears no more than 12 kHz: half the rate is enough, and half the work. */
const ROOM_RATE = MUSIC_RATE / 2;

/**
 * A reverberation (Schroeder) of a mono send without highs, added to both sides. `seconds` is the time in
 * which it falls by 60 dB. `rest` is awaited between its steps.
 */
export async function addReverb(
  send: Float32Array,
  sides: [Float32Array, Float32Array],
  options: { seconds: number; level: number; rest: () => Promise<void> },
): Promise<void> {
  const heard = new Float32Array(Math.ceil(send.length / 2));
  const late = Math.round(PRE_DELAY_SECONDS * ROOM_RATE);
  for (let i = late; i < heard.length; i++) heard[i] = send[(i - late) * 2]!;
  for (const [side, out] of sides.entries()) {
    const wet = new Float32Array(heard.length);
    for (const milliseconds of COMBS[side]!) {
      comb(
        heard,
        wet,
        Math.round((milliseconds / 1000) * ROOM_RATE),
        10 ** ((-3 * milliseconds) / 1000 / options.seconds),
      );
      await options.rest();
    }
    for (const milliseconds of ALLPASSES[side]!) allpass(wet, Math.round((milliseconds / 1000) * ROOM_RATE));
    await options.rest();
    for (let i = 0; i < out.length; i++) {
      const at = i >> 1;
      const x = i & 1 ? (wet[at]! + (wet[at + 1] ?? 0)) / 2 : wet[at]!;
      out[i]! += x * options.level;
    }
    await options.rest();
  }
}

function comb(from: Float32Array, wet: Float32Array, delay: number, feedback: number): void {
  const line = new Float32Array(delay);
  let dull = 0;
  for (let i = 0, at = 0; i < wet.length; i++) {
    const echo = line[at]!;
    dull = echo * (1 - DAMPING) + dull * DAMPING;
    line[at] = from[i]! + dull * feedback;
    wet[i]! += echo * 0.25;
    if (++at === delay) at = 0;
  }
}

function allpass(wet: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  for (let i = 0, at = 0; i < wet.length; i++) {
    const stored = line[at]!;
    const x = wet[i]! + stored * 0.5;
    line[at] = x;
    wet[i] = stored - x * 0.5;
    if (++at === delay) at = 0;
  }
}
