/** The value of a function at `at`; writes its slope there into `slope`. */
export type Objective = (at: Float64Array, slope: Float64Array) => number;

/**
 * The place where a smooth function is least, by L-BFGS (Liu and Nocedal 1989) with backtracking until the decrease
 * is sufficient (Armijo). Deterministic.
 * @param start where to begin; not changed
 * @param rounds steps at most; fewer when the value moves by less than a ten-thousandth over five of them
 */
export function minimise(objective: Objective, start: Float64Array, rounds = 100): Float64Array {
  const kept = 7;
  let at = start.slice();
  let slope = new Float64Array(at.length);
  let value = objective(at, slope);
  const steps: { moved: Float64Array; bent: Float64Array; rho: number }[] = [];
  const values = [value];
  for (let round = 0; round < rounds; round += 1) {
    const direction = slope.map((one) => -one);
    const alphas: number[] = [];
    for (const { moved, bent, rho } of [...steps].reverse()) {
      const alpha = rho * dot(moved, direction);
      alphas.unshift(alpha);
      add(direction, bent, -alpha);
    }
    const last = steps.at(-1);
    const scale = last ? 1 / (last.rho * dot(last.bent, last.bent)) : 1 / Math.max(1, Math.sqrt(dot(slope, slope)));
    for (let one = 0; one < direction.length; one += 1) direction[one]! *= scale;
    for (const [place, { moved, bent, rho }] of steps.entries())
      add(direction, moved, alphas[place]! - rho * dot(bent, direction));
    const fall = dot(direction, slope);
    if (!(fall < 0)) break;
    let length = 1;
    let [next, nextSlope, nextValue] = [at, slope, value];
    for (let tries = 0; tries < 20; tries += 1, length /= 2) {
      next = at.slice();
      add(next, direction, length);
      nextSlope = new Float64Array(at.length);
      nextValue = objective(next, nextSlope);
      if (nextValue <= value + 1e-4 * length * fall) break;
    }
    if (!(nextValue < value)) break;
    const moved = next.map((one, place) => one - at[place]!);
    const bent = nextSlope.map((one, place) => one - slope[place]!);
    const curve = dot(moved, bent);
    if (curve > 1e-12) steps.push({ moved, bent, rho: 1 / curve });
    if (steps.length > kept) steps.shift();
    [at, slope, value] = [next, nextSlope, nextValue];
    values.push(value);
    if (values.length > 5 && values.at(-6)! - value < 1e-4 * Math.abs(value)) break;
  }
  return at;
}

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += left[at]! * right[at]!;
  return sum;
}

/** Adds `factor` times `other` to `to`, in place. */
function add(to: Float64Array, other: Float64Array, factor: number): void {
  for (let at = 0; at < to.length; at += 1) to[at]! += factor * other[at]!;
}
