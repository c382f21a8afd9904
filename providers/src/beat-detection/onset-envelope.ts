import type { Pcm } from '@scenewright/core/audio';

/** Strength of new sounds over time. `rate` is values a second; value i belongs to second `i / rate`. */
export interface OnsetEnvelope {
  rate: number;
  values: Float32Array;
  /** The same of the lowest bands alone: the kick and the bass, which stand on the beat and not between beats. */
  low: Float32Array;
}

const WINDOW = 512;
const HOP = 128;
/** Rate at which onsets are looked for: highs tell nothing more about beats. */
const WORK_RATE = 23_000;
/** A spectrum that grows shows when the sound is about a quarter into the window. */
const LATENCY = 0.68 * WINDOW;

const { cos, sin, sqrt, log1p, round } = Math;

/** Spectral flux: by how much the loudness of each band grows from one moment to the next. */
export async function onsetEnvelope(pcm: Pcm, rest: () => Promise<void>): Promise<OnsetEnvelope> {
  const { samples, rate } = monoAtLowRate(pcm);
  const frames = Math.max(0, Math.floor((samples.length - WINDOW) / HOP) + 1);
  const values = new Float32Array(frames);
  const low = new Float32Array(frames);
  const window = Float32Array.from({ length: WINDOW }, (_, i) => 0.5 - 0.5 * cos((2 * Math.PI * i) / WINDOW));
  const re = new Float32Array(WINDOW);
  const im = new Float32Array(WINDOW);
  let before = new Float32Array(WINDOW / 2);
  let now = new Float32Array(WINDOW / 2);
  const fft = createFft(WINDOW);
  for (let f = 0; f < frames; f++) {
    for (let i = 0; i < WINDOW; i++) {
      re[i] = samples[f * HOP + i]! * window[i]!;
      im[i] = 0;
    }
    fft(re, im);
    let flux = 0;
    let bass = 0;
    for (let k = 1; k < WINDOW / 2; k++) {
      const level = log1p(20 * sqrt(re[k]! * re[k]! + im[k]! * im[k]!));
      now[k] = level;
      const growth = level - before[k]!;
      // The bands of kick and bass are few and carry the beat.
      if (growth > 0) flux += growth * (k < 6 ? 6 : 1);
      if (growth > 0 && k < 5) bass += growth;
    }
    values[f] = f === 0 ? 0 : flux;
    low[f] = f === 0 ? 0 : bass;
    [before, now] = [now, before];
    if (f % 64 === 0) await rest();
  }
  const shift = round(LATENCY / HOP);
  const placed = (flux: Float32Array): Float32Array => {
    const later = new Float32Array(frames + shift);
    later.set(flux, shift);
    return aboveSurroundings(later, round((0.25 * rate) / HOP));
  };
  return { rate: rate / HOP, values: placed(values), low: placed(low) };
}

function monoAtLowRate(pcm: Pcm): { samples: Float32Array; rate: number } {
  const factor = Math.max(1, round(pcm.sampleRate / WORK_RATE));
  const [left, right = left] = pcm.channels;
  const length = Math.floor((left?.length ?? 0) / factor);
  const samples = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    let sum = 0;
    for (let k = i * factor; k < (i + 1) * factor; k++) sum += left![k]! + right![k]!;
    samples[i] = sum / (2 * factor);
  }
  return { samples, rate: pcm.sampleRate / factor };
}

/** What stands out of the mean around it. */
function aboveSurroundings(values: Float32Array, radius: number): Float32Array {
  const sums = new Float64Array(values.length + 1);
  for (let i = 0; i < values.length; i++) sums[i + 1] = sums[i]! + values[i]!;
  return values.map((value, i) => {
    const from = Math.max(0, i - radius);
    const to = Math.min(values.length, i + radius + 1);
    return Math.max(0, value - (sums[to]! - sums[from]!) / (to - from));
  });
}

/** In-place radix-2 Fourier transform. */
function createFft(size: number): (re: Float32Array, im: Float32Array) => void {
  const cosines = Float32Array.from({ length: size / 2 }, (_, i) => cos((2 * Math.PI * i) / size));
  const sines = Float32Array.from({ length: size / 2 }, (_, i) => -sin((2 * Math.PI * i) / size));
  const reversed = new Uint32Array(size);
  for (let i = 1; i < size; i++) reversed[i] = (reversed[i >> 1]! >> 1) | (i & 1 ? size >> 1 : 0);
  return (re, im) => {
    for (let i = 0; i < size; i++) {
      const j = reversed[i]!;
      if (j <= i) continue;
      const r = re[i]!;
      re[i] = re[j]!;
      re[j] = r;
      const m = im[i]!;
      im[i] = im[j]!;
      im[j] = m;
    }
    for (let half = 1; half < size; half <<= 1) {
      const stride = size / (half * 2);
      for (let start = 0; start < size; start += half * 2) {
        for (let k = 0; k < half; k++) {
          const c = cosines[k * stride]!;
          const s = sines[k * stride]!;
          const a = start + k;
          const b = a + half;
          const tr = re[b]! * c - im[b]! * s;
          const ti = re[b]! * s + im[b]! * c;
          re[b] = re[a]! - tr;
          im[b] = im[a]! - ti;
          re[a]! += tr;
          im[a]! += ti;
        }
      }
    }
  };
}
