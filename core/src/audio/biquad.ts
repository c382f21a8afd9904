/** Coefficients of a second-order filter, with a0 = 1. */
export interface BiquadCoefficients {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

export interface FilterShape {
  kind: 'lowpass' | 'highpass' | 'bandpass' | 'peaking' | 'lowshelf' | 'highshelf';
  /** Hertz: corner, centre or shelf midpoint. */
  frequency: number;
  /** Quality; for shelves 0.707 is the steepest without overshoot. */
  q?: number;
  /** Decibels, for peaking and shelves. */
  gainDb?: number;
}

/** Robert Bristow-Johnson, Audio EQ Cookbook. */
export function designBiquad(shape: FilterShape, sampleRate: number): BiquadCoefficients {
  const w = (2 * Math.PI * Math.min(shape.frequency, sampleRate * 0.49)) / sampleRate;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * (shape.q ?? Math.SQRT1_2));
  const a = 10 ** ((shape.gainDb ?? 0) / 40);
  const slope = 2 * Math.sqrt(a) * alpha;
  const normal = (b0: number, b1: number, b2: number, a0: number, a1: number, a2: number) => ({
    b0: b0 / a0,
    b1: b1 / a0,
    b2: b2 / a0,
    a1: a1 / a0,
    a2: a2 / a0,
  });
  switch (shape.kind) {
    case 'lowpass':
      return normal((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
    case 'highpass':
      return normal((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
    case 'bandpass':
      return normal(alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha);
    case 'peaking':
      return normal(1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a);
    case 'lowshelf':
      return normal(
        a * (a + 1 - (a - 1) * cos + slope),
        2 * a * (a - 1 - (a + 1) * cos),
        a * (a + 1 - (a - 1) * cos - slope),
        a + 1 + (a - 1) * cos + slope,
        -2 * (a - 1 + (a + 1) * cos),
        a + 1 + (a - 1) * cos - slope,
      );
    case 'highshelf':
      return normal(
        a * (a + 1 + (a - 1) * cos + slope),
        -2 * a * (a - 1 + (a + 1) * cos),
        a * (a + 1 + (a - 1) * cos - slope),
        a + 1 - (a - 1) * cos + slope,
        2 * (a - 1 - (a + 1) * cos),
        a + 1 - (a - 1) * cos - slope,
      );
  }
}

/** A running second-order filter (transposed direct form II, double precision). */
export class Biquad {
  #z1 = 0;
  #z2 = 0;
  constructor(private readonly c: BiquadCoefficients) {}

  next(x: number): number {
    const y = this.c.b0 * x + this.#z1;
    this.#z1 = this.c.b1 * x - this.c.a1 * y + this.#z2;
    this.#z2 = this.c.b2 * x - this.c.a2 * y;
    return y;
  }
}

/** Filters in place, through each of the shapes in turn. */
export function filterInPlace(samples: Float32Array, sampleRate: number, shapes: FilterShape[]): void {
  const chain = shapes.map((shape) => new Biquad(designBiquad(shape, sampleRate)));
  for (let i = 0; i < samples.length; i++) {
    let x = samples[i]!;
    for (const filter of chain) x = filter.next(x);
    samples[i] = x;
  }
}
