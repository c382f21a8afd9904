/** Between two samples the waveform is looked at in four places (ITU-R BS.1770-4, annex 2). */
const PHASES = 4;
const TAPS = 16;

/** A Kaiser-windowed sinc for each place between the samples; place 0 is the sample itself. */
const TABLE: Float64Array[] = Array.from({ length: PHASES }, (_, phase) => {
  const taps = new Float64Array(TAPS);
  let sum = 0;
  for (let t = 0; t < TAPS; t++) {
    const x = t - TAPS / 2 + 1 - phase / PHASES;
    const window = bessel(7 * Math.sqrt(Math.max(0, 1 - (x / (TAPS / 2)) ** 2))) / bessel(7);
    taps[t] = (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * window;
    sum += taps[t]!;
  }
  return taps.map((tap) => tap / sum);
});

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

const { abs } = Math;

/** Samples by which an answer of `TruePeakDetector` lags behind. */
export const TRUE_PEAK_LAG = TAPS / 2;

/** Follows the true peak of one channel: for each sample fed, the peak around the one fed `TRUE_PEAK_LAG` before. */
export class TruePeakDetector {
  /** The last `TAPS` samples, twice, so that they always lie in one piece. */
  readonly #line = new Float64Array(TAPS * 2);
  #at = 0;
  #loud = 0;

  /** `floor`: peaks below it need not be exact; most of a quiet passage is then skipped. */
  constructor(private readonly floor = 0) {}

  next(sample: number): number {
    const line = this.#line;
    line[this.#at] = sample;
    line[this.#at + TAPS] = sample;
    this.#at = (this.#at + 1) % TAPS;
    // The interpolated value can't be more than about twice the samples around it.
    this.#loud = abs(sample) * 2.2 >= this.floor ? TAPS : this.#loud - 1;
    const first = this.#at;
    let peak = abs(line[first + TAPS / 2 - 1]!);
    if (this.#loud <= 0) return peak;
    for (let phase = 1; phase < PHASES; phase++) {
      const taps = TABLE[phase]!;
      let sum = 0;
      for (let t = 0; t < TAPS; t++) sum += taps[t]! * line[first + t]!;
      const between = abs(sum);
      if (between > peak) peak = between;
    }
    return peak;
  }
}
