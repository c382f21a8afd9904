/** A cut waits this many frames for a beat at most when the whole has to grow for it. */
const longestWait = 40;

/**
 * Moves the cuts between scenes to beats. `starts[i]` is the first frame of scene i (0 for the first), the cut
 * into it lies `cutOffsets[i]` frames later, in the middle of its transition. A cut goes to the nearest beat that
 * leaves every scene its minimum of frames and lets all later cuts find theirs. When the scenes fill the whole so
 * tightly that none does, it waits for the next beat and what follows is later; a cut that has no beat near stays.
 */
export function snapToBeats(
  starts: readonly number[],
  cutOffsets: readonly number[],
  minima: readonly number[],
  total: number,
  beatFrames: readonly number[],
): number[] {
  const beats = beatFrames.map((beat) => Math.round(beat)).sort((a, b) => a - b);
  const latest = latestStarts(cutOffsets, minima, total, beats);
  const snapped = [0];
  for (let index = 1; index < starts.length; index++) {
    const earliest = snapped[index - 1]! + minima[index - 1]!;
    const offset = cutOffsets[index]!;
    const wished = starts[index]!;
    const open = beats.map((beat) => beat - offset).filter((start) => start >= earliest);
    const nearest = open
      .filter((start) => start <= latest[index]!)
      .reduce<number | null>((a, b) => (a === null || Math.abs(b - wished) < Math.abs(a - wished) ? b : a), null);
    const next = open[0] !== undefined && open[0] <= earliest + longestWait ? open[0] : undefined;
    const bound = total - minima.slice(index).reduce((sum, min) => sum + min, 0);
    snapped.push(nearest ?? next ?? Math.max(earliest, Math.min(bound, wished)));
  }
  return snapped;
}

/** The last start of each scene from which all later cuts still find a beat and the whole keeps its length. */
function latestStarts(
  cutOffsets: readonly number[],
  minima: readonly number[],
  total: number,
  beats: readonly number[],
): number[] {
  const latest: number[] = [];
  let after = total;
  for (let index = minima.length - 1; index > 0; index--) {
    const bound = after - minima[index]!;
    const onBeat = beats.findLast((beat) => beat - cutOffsets[index]! <= bound);
    latest[index] = onBeat === undefined ? bound : onBeat - cutOffsets[index]!;
    after = latest[index]!;
  }
  return latest;
}
