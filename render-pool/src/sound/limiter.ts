import { MIX_RATE } from './loudness-meter.js';
import { TRUE_PEAK_LAG, TruePeakDetector } from './true-peak.js';

const { max, min } = Math;

/** Seconds that the gain begins to fall before a peak. */
const LOOK_AHEAD = 0.004;
const RELEASE = 0.09;

/**
 * A stereo limiter that holds the true peak under a ceiling (linear). It sees peaks coming and lowers the gain
 * smoothly before them; both channels get the same gain. Its output lags by `lag` samples.
 */
export class TruePeakLimiter {
  readonly #window = Math.round(LOOK_AHEAD * MIX_RATE);
  readonly lag = this.#window + TRUE_PEAK_LAG;
  readonly #detectors: [TruePeakDetector, TruePeakDetector];
  readonly #release = 1 - Math.exp(-1 / (RELEASE * MIX_RATE));
  readonly #delay: [Float32Array, Float32Array];
  #at = 0;
  /** Gains that the coming peaks need, lowest first, with the sample after which each no longer counts. */
  readonly #lowest: { gain: number; until: number }[] = [];
  #released = 1;
  /** The last `#window` gains, for their mean. */
  readonly #recent: Float64Array;
  #recentSum: number;
  #sample = 0;

  constructor(private readonly ceiling: number) {
    this.#detectors = [new TruePeakDetector(ceiling), new TruePeakDetector(ceiling)];
    this.#delay = [new Float32Array(this.lag), new Float32Array(this.lag)];
    this.#recent = new Float64Array(this.#window).fill(1);
    this.#recentSum = this.#window;
  }

  /** Limits in place. */
  process(left: Float32Array, right: Float32Array): void {
    for (let i = 0; i < left.length; i++) {
      const gain = this.#gainFor(max(this.#detectors[0].next(left[i]!), this.#detectors[1].next(right[i]!)));
      const outLeft = this.#delay[0][this.#at]!;
      const outRight = this.#delay[1][this.#at]!;
      this.#delay[0][this.#at] = left[i]!;
      this.#delay[1][this.#at] = right[i]!;
      this.#at = (this.#at + 1) % this.lag;
      left[i] = outLeft * gain;
      right[i] = outRight * gain;
    }
  }

  #gainFor(peak: number): number {
    const need = peak > this.ceiling ? this.ceiling / peak : 1;
    const lowest = this.#lowest;
    while (lowest.length > 0 && lowest.at(-1)!.gain >= need) lowest.pop();
    lowest.push({ gain: need, until: this.#sample + this.#window });
    if (lowest[0]!.until < this.#sample) lowest.shift();
    const floor = lowest[0]!.gain;
    this.#released = min(floor, this.#released + (1 - this.#released) * this.#release);
    // The mean over the window reaches the lowest gain exactly when the peak leaves the delay line.
    const place = this.#sample % this.#window;
    this.#recentSum += this.#released - this.#recent[place]!;
    this.#recent[place] = this.#released;
    this.#sample++;
    return this.#recentSum / this.#window;
  }
}
