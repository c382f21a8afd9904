const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Taps on each side of a windowed sinc: about 80 dB of stop band with the Blackman window. */
const HALF_TAPS = 16;

/** Coefficients of each output phase: a Blackman-windowed sinc, with unity gain at 0 Hz. */
function phaseTable(phases: number, cutoff: number, half: number): Float64Array[] {
  return Array.from({ length: phases }, (_, phase) => {
    const taps = new Float64Array(half * 2);
    let sum = 0;
    for (let t = 0; t < taps.length; t++) {
      const x = t - half + 1 - phase / phases;
      const window = 0.42 + 0.5 * Math.cos((Math.PI * x) / half) + 0.08 * Math.cos((2 * Math.PI * x) / half);
      const sinc = x === 0 ? cutoff : Math.sin(Math.PI * cutoff * x) / (Math.PI * x);
      taps[t] = Math.abs(x) < half ? sinc * window : 0;
      sum += taps[t]!;
    }
    return taps.map((tap) => tap / sum);
  });
}

/**
 * The same sound at another whole-numbered rate (hertz), band-limited, without delay: sample 0 stays at time 0.
 * Works for the usual rates (8000 to 192000).
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const divisor = gcd(from, to);
  const phases = to / divisor;
  const step = from / divisor;
  const cutoff = Math.min(1, to / from) * 0.95;
  const half = Math.ceil(HALF_TAPS / Math.min(1, to / from));
  const table = phaseTable(phases, cutoff, half);
  const length = Math.ceil((samples.length * to) / from);
  const out = new Float32Array(length);
  for (let i = 0, whole = 0, phase = 0; i < length; i++) {
    const taps = table[phase]!;
    const first = whole - half + 1;
    const lo = Math.max(0, -first);
    const hi = Math.min(taps.length, samples.length - first);
    let sum = 0;
    for (let t = lo; t < hi; t++) sum += taps[t]! * samples[first + t]!;
    out[i] = sum;
    phase += step;
    whole += Math.floor(phase / phases);
    phase %= phases;
  }
  return out;
}
