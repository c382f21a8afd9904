/** Between two samples the waveform is looked at in four places (ITU-R BS.1770-4, annex 2). */
const PHASES = 4;
const TAPS = 16;
const BEFORE = TAPS / 2 - 1;

/** Samples on each side of a sample that its true peak is read from. */
export const TRUE_PEAK_REACH = TAPS / 2;
/** The interpolated value can't be more than about this times the samples around it. */
const OVERSHOOT = 2.2;

/** A Kaiser-windowed sinc for each place between the samples, one behind the other; the sample itself needs none. */
const TABLE = new Float64Array((PHASES - 1) * TAPS);
for (let phase = 1; phase < PHASES; phase++) {
  const taps = new Float64Array(TAPS);
  let sum = 0;
  for (let t = 0; t < TAPS; t++) {
    const x = t - BEFORE - phase / PHASES;
    const window = bessel(7 * Math.sqrt(Math.max(0, 1 - (x / (TAPS / 2)) ** 2))) / bessel(7);
    taps[t] = (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
    sum += taps[t]!;
  }
  TABLE.set(
    taps.map((tap) => tap / sum),
    (phase - 1) * TAPS,
  );
}

/** Modified Bessel function of the first kind, order 0. */
function bessel(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; k < 30; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

const { abs, max } = Math;

/** The highest point between a sample and the next. */
function between(samples: Float32Array, at: number): number {
  const first = at - BEFORE;
  let [a, b, c] = [0, 0, 0];
  for (let t = 0; t < TAPS; t++) {
    const x = samples[first + t]!;
    a += TABLE[t]! * x;
    b += TABLE[t + TAPS]! * x;
    c += TABLE[t + 2 * TAPS]! * x;
  }
  return max(abs(a), abs(b), abs(c));
}

/**
 * Raises `peaks` to the true peak around each sample from `from` on, one value a sample. `samples` reach
 * `TRUE_PEAK_REACH` beyond both ends. Peaks below `floor` need not be exact: most of a quiet passage is skipped.
 */
export function raiseToTruePeaks(samples: Float32Array, from: number, peaks: Float32Array, floor = 0): void {
  const loud = floor / OVERSHOOT;
  let until = -1;
  for (let at = from - BEFORE; at < from + BEFORE + 1; at++) if (abs(samples[at]!) >= loud) until = at + BEFORE;
  for (let i = 0; i < peaks.length; i++) {
    const at = from + i;
    if (abs(samples[at + BEFORE + 1]!) >= loud) until = at + 2 * BEFORE + 1;
    let peak = abs(samples[at]!);
    if (at <= until) peak = max(peak, between(samples, at));
    if (peak > peaks[i]!) peaks[i] = peak;
  }
}

/** The highest true peak from `from` to `to`, or `atLeast` when it is higher. */
export function highestTruePeak(samples: Float32Array, from: number, to: number, atLeast: number): number {
  let highest = atLeast;
  let loud = highest / OVERSHOOT;
  let until = -1;
  for (let at = from - BEFORE; at < from + BEFORE + 1; at++) if (abs(samples[at]!) >= loud) until = at + BEFORE;
  for (let at = from; at < to; at++) {
    if (abs(samples[at + BEFORE + 1]!) >= loud) until = at + 2 * BEFORE + 1;
    if (at > until) continue;
    const peak = max(abs(samples[at]!), between(samples, at));
    if (peak <= highest) continue;
    highest = peak;
    loud = highest / OVERSHOOT;
  }
  return highest;
}
