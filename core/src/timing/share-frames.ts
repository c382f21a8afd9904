/** Whole frames for each share; with weights, every share at least its minimum. */
export interface Share {
  min: number;
  /** Up to here a share takes its part of the spare frames first. */
  comfort: number;
  /** Past this it is dull: what the others can still take goes to them. No bound when it is not given. */
  ceiling?: number;
  /** It shows one thing after the other, so that it bears being held past that. */
  isBuilt?: boolean;
  weight: number;
}

/**
 * Shares a number of frames so that they add up to exactly that, or to the minima when these are more.
 * Spare frames go by weight up to each share's comfort, then up to its ceiling, what is left then by weight and size: to what
 * is built part by part, where anything is.
 */
export function shareFrames(total: number, shares: readonly Share[]): number[] {
  const sizes = shares.map((share) => share.min);
  let spare = total - sizes.reduce((sum, size) => sum + size, 0);
  if (spare <= 0 || shares.length === 0) return sizes;

  fillUpTo((index) => shares[index]!.comfort);
  fillUpTo((index) => shares[index]!.ceiling ?? shares[index]!.comfort);
  if (spare > 1e-9) {
    const isOpen = (share: Share): boolean => share.isBuilt === true || !shares.some(({ isBuilt }) => isBuilt);
    const pulls = shares.map((share) => (isOpen(share) ? share.weight * Math.max(1, share.min) : 0));
    const pull = pulls.reduce((sum, each) => sum + each, 0);
    for (const [index, each] of pulls.entries()) sizes[index]! += (spare * each) / pull;
  }
  return wholeSteps(sizes);

  function fillUpTo(bound: (index: number) => number): void {
    const roomOf = (index: number): number => bound(index) - sizes[index]!;
    let unfilled = shares.map((_, index) => index).filter((index) => roomOf(index) > 0);
    while (spare > 1e-9 && unfilled.length > 0) {
      const weights = unfilled.reduce((sum, index) => sum + shares[index]!.weight, 0);
      const unit = Math.min(spare / weights, ...unfilled.map((index) => roomOf(index) / shares[index]!.weight));
      for (const index of unfilled) sizes[index]! += unit * shares[index]!.weight;
      spare -= unit * weights;
      unfilled = unfilled.filter((index) => roomOf(index) > 1e-9);
    }
  }
}

/** Rounds the running sum, so that the whole stays exact and no part falls below its whole minimum. */
function wholeSteps(sizes: readonly number[]): number[] {
  let [sum, done] = [0, 0];
  const whole = sizes.map((size) => {
    sum += size - Math.floor(size + 1e-9);
    const extra = Math.round(sum) - done;
    done += extra;
    return Math.floor(size + 1e-9) + extra;
  });
  return whole;
}
