import type { Size } from '@scenewright/core/canvas';

/** Variance of the noise that the eye itself adds. */
const EYE_NOISE = 2;
const SMALL = 1e-10;
/** Windows of the four scales, from the finest. */
const WINDOWS = [17, 9, 5, 3];

interface Plane extends Size {
  values: Float32Array;
}

/**
 * Visual information fidelity of the luma of two I420 frames, in the pixel domain over four scales (Sheikh and Bovik
 * 2006): how much of what the eye could take from the first is still in the second. 1: identical. VMAF weighs the same
 * measure. Pictures larger than Full HD are judged by their middle.
 */
export function informationFidelity(reference: Uint8Array, distorted: Uint8Array, size: Size): number {
  let a = middle(reference, size);
  let b = middle(distorted, size);
  let [kept, all] = [0, 0];
  WINDOWS.forEach((length, scale) => {
    const window = gaussian(length);
    if (scale > 0) [a, b] = [half(blurred(a, window)), half(blurred(b, window))];
    if (Math.min(a.width, a.height) < length) return;
    const [meanA, meanB] = [blurred(a, window), blurred(b, window)];
    const squareA = blurred(product(a, a), window).values;
    const squareB = blurred(product(b, b), window).values;
    const both = blurred(product(a, b), window).values;
    for (let at = 0; at < both.length; at++) {
      const [ma, mb] = [meanA.values[at]!, meanB.values[at]!];
      let varianceA = Math.max(0, squareA[at]! - ma * ma);
      const varianceB = Math.max(0, squareB[at]! - mb * mb);
      const covariance = both[at]! - ma * mb;
      let gain = covariance / (varianceA + SMALL);
      let noise = varianceB - gain * covariance;
      if (varianceA < SMALL) [gain, noise, varianceA] = [0, varianceB, 0];
      if (varianceB < SMALL) [gain, noise] = [0, 0];
      if (gain < 0) [gain, noise] = [0, varianceB];
      noise = Math.max(noise, SMALL);
      kept += Math.log10(1 + (gain * gain * varianceA) / (noise + EYE_NOISE));
      all += Math.log10(1 + varianceA / EYE_NOISE);
    }
  });
  return all < SMALL ? 1 : kept / all;
}

function middle(luma: Uint8Array, size: Size): Plane {
  const width = Math.min(size.width, 1920);
  const height = Math.min(size.height, 1080);
  const left = (size.width - width) >> 1;
  const top = (size.height - height) >> 1;
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    values.set(luma.subarray((top + y) * size.width + left, (top + y) * size.width + left + width), y * width);
  return { width, height, values };
}

function gaussian(length: number): Float32Array {
  const spread = length / 5;
  const weights = Float32Array.from({ length }, (_, at) =>
    Math.exp(-((at - (length - 1) / 2) ** 2) / (2 * spread ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Only where the whole window fits. */
function blurred(plane: Plane, window: Float32Array): Plane {
  const lost = window.length - 1;
  const width = Math.max(0, plane.width - lost);
  const height = Math.max(0, plane.height - lost);
  const rows = new Float32Array(width * plane.height);
  for (let y = 0; y < plane.height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let at = 0; at <= lost; at++) sum += window[at]! * plane.values[y * plane.width + x + at]!;
      rows[y * width + x] = sum;
    }
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let at = 0; at <= lost; at++) sum += window[at]! * rows[(y + at) * width + x]!;
      values[y * width + x] = sum;
    }
  return { width, height, values };
}

function half(plane: Plane): Plane {
  const [width, height] = [plane.width >> 1, plane.height >> 1];
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) values[y * width + x] = plane.values[2 * y * plane.width + 2 * x]!;
  return { width, height, values };
}

function product(a: Plane, b: Plane): Plane {
  return { width: a.width, height: a.height, values: a.values.map((value, at) => value * b.values[at]!) };
}
