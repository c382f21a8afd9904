import type { Size } from '@scenewright/core';

/** Stabilisers of SSIM for 8 bits: (0.01 × 255)² and (0.03 × 255)². */
const C1 = 6.5025;
const C2 = 58.5225;
const WINDOW = 8;
const STEP = 4;

/**
 * Mean structural similarity of the luma of two I420 frames, 8×8 windows every 4 pixels
 * (Wang, Bovik, Sheikh, Simoncelli 2004). 1: identical.
 */
export function structuralSimilarity(a: Uint8Array, b: Uint8Array, { width, height }: Size): number {
  let sum = 0;
  let windows = 0;
  for (let y = 0; y + WINDOW <= height; y += STEP)
    for (let x = 0; x + WINDOW <= width; x += STEP) {
      sum += windowSimilarity(a, b, y * width + x, width);
      windows++;
    }
  return windows === 0 ? 1 : sum / windows;
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
