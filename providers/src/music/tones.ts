import { MUSIC_RATE } from './music-rate.js';

/** A voice of the synthesiser: oscillators, a falling low pass, an envelope, and frequency modulation if wanted. */
export interface ToneSpec {
  wave: 'sine' | 'triangle' | 'saw' | 'square';
  /** Cents of each oscillator. */
  detune: number[];
  /** Low pass in hertz: where it starts, where it settles, and how fast (seconds). */
  cutoff: { from: number; to: number; fall: number };
  /** Seconds; `sustain` is a level from 0 to 1. */
  envelope: { attack: number; decay: number; sustain: number; release: number };
  fm?: { ratio: number; index: number; fall: number };
  /** Share of a sine an octave below. */
  sub?: number;
}

const pluckLike = (decay: number, release = 0.25) => ({ attack: 0.003, decay, sustain: 0, release });

export const tones = {
  pad: {
    wave: 'saw',
    detune: [-9, 0, 8],
    cutoff: { from: 700, to: 1900, fall: 0.8 },
    envelope: { attack: 0.35, decay: 1, sustain: 0.8, release: 0.9 },
  },
  darkPad: {
    wave: 'saw',
    detune: [-11, 0, 12],
    cutoff: { from: 350, to: 800, fall: 1.2 },
    envelope: { attack: 0.5, decay: 1, sustain: 0.85, release: 1.1 },
  },
  softPad: {
    wave: 'triangle',
    detune: [-7, 7],
    cutoff: { from: 900, to: 1500, fall: 0.7 },
    envelope: { attack: 0.6, decay: 1, sustain: 0.85, release: 1.4 },
  },
  strings: {
    wave: 'saw',
    detune: [-6, 3, 10],
    cutoff: { from: 1200, to: 2600, fall: 0.5 },
    envelope: { attack: 0.25, decay: 0.8, sustain: 0.75, release: 0.7 },
  },
  electricPiano: {
    wave: 'sine',
    detune: [0],
    cutoff: { from: 5000, to: 2200, fall: 0.6 },
    envelope: { attack: 0.004, decay: 1.6, sustain: 0.1, release: 0.4 },
    fm: { ratio: 1, index: 1.1, fall: 0.5 },
  },
  piano: {
    wave: 'triangle',
    detune: [-1.5, 1.5],
    cutoff: { from: 4200, to: 700, fall: 0.35 },
    envelope: pluckLike(1.5, 0.5),
    fm: { ratio: 2, index: 0.5, fall: 0.08 },
  },
  harp: {
    wave: 'triangle',
    detune: [0],
    cutoff: { from: 5200, to: 900, fall: 0.25 },
    envelope: pluckLike(0.9, 0.5),
  },
  marimba: {
    wave: 'sine',
    detune: [0],
    cutoff: { from: 6000, to: 3000, fall: 0.1 },
    envelope: pluckLike(0.32, 0.15),
    fm: { ratio: 4, index: 0.9, fall: 0.03 },
  },
  pluck: {
    wave: 'saw',
    detune: [-5, 6],
    cutoff: { from: 6000, to: 800, fall: 0.16 },
    envelope: pluckLike(0.35, 0.2),
  },
  sharpPluck: {
    wave: 'square',
    detune: [-4, 5],
    cutoff: { from: 3600, to: 420, fall: 0.09 },
    envelope: pluckLike(0.2, 0.1),
  },
  bass: {
    wave: 'saw',
    detune: [0],
    cutoff: { from: 900, to: 240, fall: 0.12 },
    envelope: { attack: 0.005, decay: 0.5, sustain: 0.55, release: 0.08 },
    sub: 0.7,
  },
  roundBass: {
    wave: 'triangle',
    detune: [0],
    cutoff: { from: 700, to: 320, fall: 0.2 },
    envelope: { attack: 0.012, decay: 0.9, sustain: 0.5, release: 0.15 },
    sub: 0.3,
  },
  bell: {
    wave: 'sine',
    detune: [0],
    cutoff: { from: 9000, to: 4000, fall: 0.4 },
    envelope: pluckLike(1.1, 0.8),
    fm: { ratio: 3.5, index: 1.3, fall: 0.35 },
  },
} satisfies Record<string, ToneSpec>;
export type ToneName = keyof typeof tones;

const { sin } = Math;
const TABLE = 1024;
const tableCache = new Map<string, Float32Array>();

/** One period with no more partials than fit under the ear's limit; no more than 48, for the low pass comes after. */
function waveTable(wave: ToneSpec['wave'], frequency: number): Float32Array {
  const most = wave === 'sine' ? 1 : Math.max(1, Math.min(48, Math.floor(16_000 / frequency)));
  const partials = most > 8 ? most - (most % 8) : most;
  const key = `${wave}/${partials}`;
  const cached = tableCache.get(key);
  if (cached) return cached;
  const table = new Float32Array(TABLE + 1);
  for (let k = 1; k <= partials; k++) {
    const odd = k % 2 === 1;
    const level =
      wave === 'saw'
        ? 1 / k
        : wave === 'square'
          ? odd
            ? 1 / k
            : 0
          : wave === 'triangle'
            ? odd
              ? 1 / (k * k)
              : 0
            : 1;
    if (level === 0) continue;
    // Lanczos' factor takes the ringing off the edges.
    const smooth = partials === 1 ? 1 : Math.sin((Math.PI * k) / (partials + 1)) / ((Math.PI * k) / (partials + 1));
    for (let i = 0; i <= TABLE; i++) table[i]! += level * smooth * Math.sin((2 * Math.PI * k * i) / TABLE);
  }
  let peak = 0;
  for (const x of table) peak = Math.max(peak, Math.abs(x));
  for (let i = 0; i <= TABLE; i++) table[i]! /= peak;
  tableCache.set(key, table);
  return table;
}

export const frequencyOf = (midi: number) => 440 * 2 ** ((midi - 69) / 12);

/**
 * One note as mono samples, its release included. `brightness` scales the low pass (1: as in the table).
 */
export function renderTone(spec: ToneSpec, note: { midi: number; seconds: number; brightness: number }): Float32Array {
  const frequency = frequencyOf(note.midi);
  const { attack, release } = spec.envelope;
  const held = Math.max(note.seconds, attack);
  const length = Math.ceil((held + release) * MUSIC_RATE);
  const out = new Float32Array(length);
  const table = waveTable(spec.wave, frequency);
  const steps = spec.detune.map((cents) => (frequency * 2 ** (cents / 1200) * TABLE) / MUSIC_RATE);
  // Oscillators begin at different places, or they would all strike together.
  const phases = spec.detune.map((_, i) => ((i * 0.37 + (spec.detune.length > 1 ? 0.11 : 0)) % 1) * TABLE);
  const share = 1 / Math.sqrt(spec.detune.length);
  const modulation = spec.fm
    ? { step: (2 * Math.PI * frequency * spec.fm.ratio) / MUSIC_RATE, depth: (spec.fm.index * TABLE) / (2 * Math.PI) }
    : null;
  const subStep = (Math.PI * frequency) / MUSIC_RATE;
  const mixed = new Float32Array(BLOCK);
  let low = 0;
  let lower = 0;
  let level = 0;
  for (let start = 0; start < length; start += BLOCK) {
    const t = start / MUSIC_RATE;
    const count = Math.min(BLOCK, length - start);
    mixed.fill(0);
    for (let o = 0; o < steps.length; o++) {
      phases[o] = modulation
        ? modulated(mixed, count, table, phases[o]!, steps[o]!, {
            step: modulation.step,
            from: start,
            depth: modulation.depth * Math.exp(-t / spec.fm!.fall),
          })
        : steady(mixed, count, table, phases[o]!, steps[o]!);
    }
    const { from, to, fall } = spec.cutoff;
    const cutoff = Math.min(
      16_000,
      Math.max(60, (to + (from - to) * Math.exp(-t / fall)) * note.brightness + frequency * 0.4),
    );
    const pole = 1 - Math.exp((-2 * Math.PI * cutoff) / MUSIC_RATE);
    const slope = (envelopeAt(t + BLOCK / MUSIC_RATE, held, spec.envelope) - level) / BLOCK;
    for (let i = 0; i < count; i++) {
      const x = mixed[i]! * share + (spec.sub ? spec.sub * sin(subStep * (start + i)) : 0);
      low += pole * (x - low);
      lower += pole * (low - lower);
      level += slope;
      out[start + i] = lower * level;
    }
  }
  return out;
}

/** Samples between two looks at the envelope and the low pass. */
const BLOCK = 32;

/** Adds an oscillator at a steady pitch; gives its place in the table afterwards. */
function steady(out: Float32Array, count: number, table: Float32Array, start: number, step: number): number {
  let phase = start;
  for (let i = 0; i < count; i++) {
    const whole = phase | 0;
    const before = table[whole]!;
    out[i]! += before + (table[whole + 1]! - before) * (phase - whole);
    phase += step;
    if (phase >= TABLE) phase -= TABLE;
  }
  return phase;
}

/** The same with its phase pushed to and fro by a sine. */
function modulated(
  out: Float32Array,
  count: number,
  table: Float32Array,
  start: number,
  step: number,
  by: { step: number; from: number; depth: number },
): number {
  let phase = start;
  for (let i = 0; i < count; i++) {
    let place = phase + by.depth * sin(by.step * (by.from + i));
    while (place < 0) place += TABLE;
    while (place >= TABLE) place -= TABLE;
    const whole = place | 0;
    const before = table[whole]!;
    out[i]! += before + (table[whole + 1]! - before) * (place - whole);
    phase += step;
    if (phase >= TABLE) phase -= TABLE;
  }
  return phase;
}

function envelopeAt(t: number, held: number, e: ToneSpec['envelope']): number {
  const during = (at: number) =>
    at < e.attack ? at / e.attack : e.sustain + (1 - e.sustain) * Math.exp((-(at - e.attack) * 3) / e.decay);
  if (t <= held) return during(t);
  const left = 1 - (t - held) / e.release;
  return left <= 0 ? 0 : during(held) * left * left;
}
