import { filterInPlace, type FilterShape } from '@scenewright/core/audio';
import type { Chance } from './chance.js';
import { MUSIC_RATE } from './music-rate.js';

const { sin, exp, min } = Math;

const samples = (seconds: number) => new Float32Array(Math.ceil(seconds * MUSIC_RATE));

/** White noise through filters, with a level that falls by 60 dB in `fall` seconds. */
export function noise(chance: Chance, seconds: number, fall: number, shapes: FilterShape[]): Float32Array {
  const out = samples(seconds);
  for (let i = 0; i < out.length; i++) out[i] = chance() * 2 - 1;
  filterInPlace(out, MUSIC_RATE, shapes);
  for (let i = 0; i < out.length; i++) out[i]! *= 10 ** ((-3 * i) / (fall * MUSIC_RATE));
  return out;
}

/** A sine that glides from one pitch to another and fades. */
export function glide(seconds: number, from: number, to: number, speed: number, fall: number): Float32Array {
  const out = samples(seconds);
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    const t = i / MUSIC_RATE;
    phase += (2 * Math.PI * (to + (from - to) * exp(-t / speed))) / MUSIC_RATE;
    out[i] = sin(phase) * 10 ** ((-3 * t) / fall) * min(1, t / 0.001) * min(1, (out.length - i) / 200);
  }
  return out;
}

export function add(to: Float32Array, from: Float32Array, gain: number, at = 0): Float32Array {
  for (let i = 0; i < from.length && i + at < to.length; i++) to[i + at]! += from[i]! * gain;
  return to;
}

/** Noise that swells: its band rises from `from` to `to` hertz while it grows louder. */
export function swell(chance: Chance, seconds: number, from: number, to: number): Float32Array {
  const out = samples(seconds);
  let low = 0;
  let band = 0;
  for (let i = 0; i < out.length; i++) {
    const x = i / out.length;
    const frequency = from * (to / from) ** x;
    const f = 2 * sin((Math.PI * min(frequency, 9000)) / MUSIC_RATE);
    low += f * band;
    const high = chance() * 2 - 1 - low - 0.7 * band;
    band += f * high;
    out[i] = band * x ** 2.2 * min(1, (out.length - i) / 600);
  }
  return out;
}

export type DrumName =
  'kick' | 'softKick' | 'snare' | 'clap' | 'snap' | 'hat' | 'openHat' | 'shaker' | 'tom' | 'tick' | 'cymbal' | 'boom';

const band = (from: number, to: number): FilterShape[] => [
  { kind: 'highpass', frequency: from },
  { kind: 'lowpass', frequency: to },
];

const recipes: Record<DrumName, (chance: Chance) => Float32Array> = {
  kick: (chance) =>
    add(glide(0.4, 150, 47, 0.03, 0.45), noise(chance, 0.02, 0.015, [{ kind: 'lowpass', frequency: 3500 }]), 0.3),
  softKick: () => glide(0.35, 95, 46, 0.035, 0.4),
  snare: (chance) => add(noise(chance, 0.3, 0.22, band(900, 7500)), glide(0.2, 240, 185, 0.02, 0.16), 0.5),
  clap: (chance) => {
    // Hands that don't meet at once.
    const out = samples(0.3);
    const hands = [
      { at: 0, gain: 1.2, fall: 0.03 },
      { at: 0.011, gain: 1.4, fall: 0.03 },
      { at: 0.023, gain: 2, fall: 0.2 },
    ];
    for (const { at, gain, fall } of hands) {
      const hand = noise(chance, 0.25, fall, [{ kind: 'bandpass', frequency: 1500, q: 1.2 }]);
      add(out, hand, gain, Math.round(at * MUSIC_RATE));
    }
    return out;
  },
  snap: (chance) => noise(chance, 0.15, 0.09, [{ kind: 'bandpass', frequency: 2300, q: 2 }]).map((x) => x * 2.2),
  hat: (chance) => noise(chance, 0.08, 0.06, band(7000, 13_000)),
  openHat: (chance) => noise(chance, 0.4, 0.32, band(6500, 12_000)),
  shaker: (chance) =>
    noise(chance, 0.12, 0.1, [{ kind: 'bandpass', frequency: 5600, q: 0.9 }]).map(
      (x, i) => x * min(1, i / (0.02 * MUSIC_RATE)),
    ),
  tom: (chance) =>
    add(glide(0.6, 130, 70, 0.06, 0.6), noise(chance, 0.05, 0.04, [{ kind: 'lowpass', frequency: 1200 }]), 0.3),
  tick: (chance) => noise(chance, 0.04, 0.03, [{ kind: 'bandpass', frequency: 3200, q: 4 }]).map((x) => x * 2.5),
  cymbal: (chance) => noise(chance, 2.2, 2.4, band(4200, 11_000)),
  boom: () => glide(2, 70, 38, 0.12, 2),
};

/** The sound of a drum, made with the noise of its own generator so that parts don't disturb each other. */
export const makeDrum = (drum: DrumName, chance: Chance): Float32Array => recipes[drum](chance);
