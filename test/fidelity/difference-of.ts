import type { Size } from '@scenewright/core/canvas';
import { likeness, type StrategyFrame } from '@scenewright/render-pool/fidelity';

/** Below this mean structural similarity a whole picture is another one. */
const LEAST_MEAN = 0.995;
/**
 * Below this a part of 32×32 pixels shows something else: a label, a mark, an edge. Antialiasing alone leaves 0.95 at
 * 4K and 0.98 at 360 rows, a lost label about 0.5.
 */
const LEAST_PART = 0.9;

/** What a frame of the fast strategy shows otherwise than the reference does; null when they are the same to the eye. */
export function differenceOf(want: StrategyFrame, got: StrategyFrame, size: Size): string | null {
  if (!Buffer.isBuffer(want)) return 'the reference drew nothing';
  if (!Buffer.isBuffer(got)) return `cannot draw ${got.undrawable}`;
  const { mean, worst, at } = likeness(want, got, size);
  if (mean < LEAST_MEAN) return `SSIM ${mean.toFixed(4)}`;
  if (worst < LEAST_PART) return `SSIM ${worst.toFixed(3)} in the 32 pixels at ${at.join(', ')}`;
  return null;
}
