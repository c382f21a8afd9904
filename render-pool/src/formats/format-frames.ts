/**
 * The frames of a timeline that are shown at another rate: output frame i stands for the frame that is
 * visible at its moment. At least one.
 */
export function formatFrames(timelineFps: number, fps: number, range: { from: number; to: number }): number[] {
  const count = Math.max(1, Math.round(((range.to - range.from) * fps) / timelineFps));
  return Array.from({ length: count }, (_, index) =>
    // A millionth keeps 2.9999999 from becoming 2.
    Math.min(range.to - 1, range.from + Math.floor((index * timelineFps) / fps + 1e-6)),
  );
}
