import { Biquad } from '@scenewright/core';

/** Hertz at which sound is mixed; the K-weighting below is stated for it. */
export const MIX_RATE = 48_000;

/** ITU-R BS.1770-4, tables 1 and 2: the head as a shelf, then a high pass. */
const HEAD = {
  b0: 1.53512485958697,
  b1: -2.69169618940638,
  b2: 1.19839281085285,
  a1: -1.69065929318241,
  a2: 0.73248077421585,
};
const HIGH_PASS = { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 };

/** Gating blocks of 400 ms overlap by three quarters: a new one each 100 ms. */
const STEP = MIX_RATE / 10;
const STEPS_A_BLOCK = 4;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

const loudness = (power: number) => -0.691 + 10 * Math.log10(power);

/** Integrated loudness of stereo sound at 48 kHz, fed piece by piece. ITU-R BS.1770-4. */
export class LoudnessMeter {
  readonly #chains = [0, 1].map(() => [new Biquad(HEAD), new Biquad(HIGH_PASS)] as const);
  /** Weighted energy of each finished 100 ms, both channels. */
  readonly #steps: number[] = [];
  #energy = 0;
  #count = 0;

  add(left: Float32Array, right: Float32Array): void {
    const [[headLeft, highLeft], [headRight, highRight]] = this.#chains as [
      readonly [Biquad, Biquad],
      readonly [Biquad, Biquad],
    ];
    for (let i = 0; i < left.length; i++) {
      const l = highLeft.next(headLeft.next(left[i]!));
      const r = highRight.next(headRight.next(right[i]!));
      this.#energy += l * l + r * r;
      if (++this.#count === STEP) {
        this.#steps.push(this.#energy / STEP);
        this.#energy = 0;
        this.#count = 0;
      }
    }
  }

  /** LUFS; −Infinity for silence. Sound shorter than one block is measured as a whole. */
  integrated(): number {
    const blocks: number[] = [];
    for (let i = STEPS_A_BLOCK; i <= this.#steps.length; i++) {
      blocks.push(this.#steps.slice(i - STEPS_A_BLOCK, i).reduce((sum, power) => sum + power, 0) / STEPS_A_BLOCK);
    }
    if (blocks.length === 0) {
      const frames = this.#steps.length * STEP + this.#count;
      const energy = this.#steps.reduce((sum, power) => sum + power * STEP, this.#energy);
      return frames === 0 ? -Infinity : loudness(energy / frames);
    }
    const audible = blocks.filter((power) => loudness(power) > ABSOLUTE_GATE);
    if (audible.length === 0) return -Infinity;
    const gate = loudness(mean(audible)) + RELATIVE_GATE;
    return loudness(mean(audible.filter((power) => loudness(power) > gate)));
  }
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
