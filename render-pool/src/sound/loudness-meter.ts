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

/** Gating blocks of 400 ms overlap by three quarters: a new one each 100 ms. Samples. */
export const LOUDNESS_STEP = MIX_RATE / 10;
const STEPS_A_BLOCK = 4;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
/** What is left in a filter after a sound is let go before the processor counts it in its slow, smallest numbers. */
const NOTHING = 1e-20;

const loudness = (power: number) => -0.691 + 10 * Math.log10(power);

/** The K-weighting of one channel. */
class WeightedChannel {
  readonly #state = new Float64Array(4);

  /** Energy of the weighted samples from `from` to `to`. */
  energy(samples: Float32Array, from: number, to: number): number {
    const state = this.#state;
    const { b0, b1, b2, a1, a2 } = HEAD;
    const { b1: d1, a1: c1, a2: c2 } = HIGH_PASS;
    let [head1, head2, high1, high2] = state as unknown as [number, number, number, number];
    let sum = 0;
    for (let i = from; i < to; i++) {
      const x = samples[i]!;
      const y = b0 * x + head1;
      head1 = b1 * x - a1 * y + head2;
      head2 = b2 * x - a2 * y;
      const z = y + high1;
      high1 = d1 * y - c1 * z + high2;
      high2 = y - c2 * z;
      sum += z * z;
    }
    const silent = Math.abs(head1) + Math.abs(head2) + Math.abs(high1) + Math.abs(high2) < NOTHING;
    state.set(silent ? [0, 0, 0, 0] : [head1, head2, high1, high2]);
    return sum;
  }
}

/** Energies of finished steps, and what came after the last of them. */
export interface StepEnergies {
  /** Mean power of each 100 ms, both channels together. */
  steps: number[];
  restEnergy: number;
  restFrames: number;
}

/** Integrated loudness of stereo sound at 48 kHz, fed piece by piece. ITU-R BS.1770-4. */
export class LoudnessMeter implements StepEnergies {
  readonly #left = new WeightedChannel();
  readonly #right = new WeightedChannel();
  readonly steps: number[] = [];
  restEnergy = 0;
  restFrames = 0;

  add(left: Float32Array, right: Float32Array, from = 0, to = left.length): void {
    for (let at = from; at < to;) {
      const end = Math.min(to, at + LOUDNESS_STEP - this.restFrames);
      this.restEnergy += this.#left.energy(left, at, end) + this.#right.energy(right, at, end);
      this.restFrames += end - at;
      at = end;
      if (this.restFrames < LOUDNESS_STEP) continue;
      this.steps.push(this.restEnergy / LOUDNESS_STEP);
      this.forgetRest();
    }
  }

  /** Lets the filters swing in on what comes before the sound to be measured. */
  swingIn(left: Float32Array, right: Float32Array, from: number, to: number): void {
    this.#left.energy(left, from, to);
    this.#right.energy(right, from, to);
  }

  integrated(): number {
    return integratedLoudness(this);
  }

  private forgetRest(): void {
    this.restEnergy = 0;
    this.restFrames = 0;
  }
}

/** LUFS; −Infinity for silence. Sound shorter than one block is measured as a whole. */
export function integratedLoudness({ steps, restEnergy, restFrames }: StepEnergies): number {
  const blocks: number[] = [];
  for (let i = STEPS_A_BLOCK; i <= steps.length; i++) {
    let sum = 0;
    for (let step = i - STEPS_A_BLOCK; step < i; step++) sum += steps[step]!;
    blocks.push(sum / STEPS_A_BLOCK);
  }
  if (blocks.length === 0) {
    const frames = steps.length * LOUDNESS_STEP + restFrames;
    const energy = steps.reduce((sum, power) => sum + power * LOUDNESS_STEP, restEnergy);
    return frames === 0 ? -Infinity : loudness(energy / frames);
  }
  const audible = blocks.filter((power) => loudness(power) > ABSOLUTE_GATE);
  if (audible.length === 0) return -Infinity;
  const gate = loudness(mean(audible)) + RELATIVE_GATE;
  return loudness(mean(audible.filter((power) => loudness(power) > gate)));
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
