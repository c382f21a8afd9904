/**
 * Moves the cuts between scenes to beats. `starts[i]` is the first frame of scene i (0 for the first), the cut
 * into it lies `cutOffsets[i]` frames later, in the middle of its transition. A cut goes to the nearest beat that
 * leaves every scene its minimum of frames until the next start; one that has no such beat stays as near as it may.
 */
export function snapToBeats(
  starts: readonly number[],
  cutOffsets: readonly number[],
  minima: readonly number[],
  total: number,
  beatFrames: readonly number[],
): number[] {
  const snapped = [0];
  for (let index = 1; index < starts.length; index++) {
    const earliest = snapped[index - 1]! + minima[index - 1]!;
    const latest = total - minima.slice(index).reduce((sum, min) => sum + min, 0);
    const offset = cutOffsets[index]!;
    const wished = starts[index]!;
    const best = beatFrames
      .map((beat) => Math.round(beat) - offset)
      .filter((start) => start >= earliest && start <= latest)
      .reduce<number | null>((a, b) => (a === null || Math.abs(b - wished) < Math.abs(a - wished) ? b : a), null);
    snapped.push(best ?? Math.max(earliest, Math.min(latest, wished)));
  }
  return snapped;
}
