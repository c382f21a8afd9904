import type { Size } from '@scenewright/core/canvas';

/** Stabilisers of SSIM for 8 bits: (0.01 × 255)² and (0.03 × 255)². */
const C1 = 6.5025;
const C2 = 58.5225;
const WINDOW = 8;
const STEP = 4;
/** Side of the parts of which the worst is told, in windows: 32 pixels, a short word of small text. */
const PART = 7;

/** How much two pictures are alike. 1: identical. */
export interface Likeness {
  /** Mean structural similarity of the whole picture. */
  mean: number;
  /** That of the part of 32×32 pixels that is least alike: what a mean over a large picture hides. */
  worst: number;
  /** Upper left corner of that part, in pixels. */
  at: readonly [x: number, y: number];
}

/**
 * Structural similarity of the luma of two I420 frames, 8×8 windows every 4 pixels
 * (Wang, Bovik, Sheikh, Simoncelli 2004), over the whole and in the worst part.
 */
export function likeness(a: Uint8Array, b: Uint8Array, { width, height }: Size): Likeness {
  const across = Math.floor((width - WINDOW) / STEP) + 1;
  const down = Math.floor((height - WINDOW) / STEP) + 1;
  if (across < 1 || down < 1) return { mean: 1, worst: 1, at: [0, 0] };
  const windows = new Float64Array(across * down);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++)
      windows[row * across + column] = windowSimilarity(a, b, row * STEP * width + column * STEP, width);
  const mean = windows.reduce((sum, one) => sum + one, 0) / windows.length;
  return { mean, ...worstPart(windows, across, down) };
}

/** The mean structural similarity alone. */
export function structuralSimilarity(a: Uint8Array, b: Uint8Array, size: Size): number {
  return likeness(a, b, size).mean;
}

/** Means of squares of windows, from sums over rows that slide along and down. */
function worstPart(windows: Float64Array, across: number, down: number): Omit<Likeness, 'mean'> {
  const [wide, tall] = [Math.min(PART, across), Math.min(PART, down)];
  const columns = new Float64Array(across);
  let worst = Infinity;
  let at: Likeness['at'] = [0, 0];
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      columns[column]! += windows[row * across + column]!;
      if (row >= tall) columns[column]! -= windows[(row - tall) * across + column]!;
    }
    if (row < tall - 1) continue;
    let sum = 0;
    for (let column = 0; column < across; column++) {
      sum += columns[column]!;
      if (column >= wide) sum -= columns[column - wide]!;
      if (column < wide - 1 || sum >= worst) continue;
      worst = sum;
      at = [(column - wide + 1) * STEP, (row - tall + 1) * STEP];
    }
  }
  return { worst: Math.min(1, worst / (wide * tall)), at };
}

function windowSimilarity(a: Uint8Array, b: Uint8Array, start: number, stride: number): number {
  const n = WINDOW * WINDOW;
  let [sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0];
  for (let y = 0; y < WINDOW; y++)
    for (let at = start + y * stride, end = at + WINDOW; at < end; at++) {
      const p = a[at]!;
      const q = b[at]!;
      sumA += p;
      sumB += q;
      squareA += p * p;
      squareB += q * q;
      product += p * q;
    }
  const meanA = sumA / n;
  const meanB = sumB / n;
  const varianceA = squareA / n - meanA * meanA;
  const varianceB = squareB / n - meanB * meanB;
  const covariance = product / n - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA * meanA + meanB * meanB + C1) * (varianceA + varianceB + C2))
  );
}
