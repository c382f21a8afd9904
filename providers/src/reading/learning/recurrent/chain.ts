/**
 * The classes of a row of tokens, chosen together: each token has its scores, and each change of class from one token to the
 * next a score of its own by what stands between them (a linear chain: Lafferty, McCallum and Pereira 2001).
 */
export interface Chain {
  classes: number;
  /** `length × classes`. */
  scores: Float64Array;
  /** `kinds × classes × classes`: from the class before to the class now. */
  changes: Float64Array;
  /** What stands before each token, as a kind of `changes`. */
  seams: ArrayLike<number>;
}

/** What the chain holds of its tokens. */
export interface ChainBeliefs {
  /** `length × classes`: how likely each token has each class, 0 to 1. */
  each: Float64Array;
  /** `kinds × classes × classes`: how often each change is expected. */
  changes: Float64Array;
  /** The logarithm of the sum over all ways to class the tokens. */
  total: number;
}

/** Forwards and backwards through the chain (Rabiner 1989), scaled at each token. */
export function chainBeliefs({ classes, scores, changes, seams }: Chain): ChainBeliefs {
  const length = scores.length / classes;
  const each = new Float64Array(scores.length);
  const expected = new Float64Array(changes.length);
  const odds = new Float64Array(scores.length);
  const ratios = changes.map(Math.exp);
  const scales = new Float64Array(length);
  let total = 0;
  for (let token = 0; token < length; token += 1) {
    const here = token * classes;
    let top = -Infinity;
    for (let one = 0; one < classes; one += 1) top = Math.max(top, scores[here + one]!);
    const table = seams[token]! * classes * classes;
    let sum = 0;
    for (let now = 0; now < classes; now += 1) {
      odds[here + now] = Math.exp(scores[here + now]! - top);
      let led = 1;
      if (token > 0) {
        led = 0;
        for (let before = 0; before < classes; before += 1) led += each[here - classes + before]! * ratios[table + before * classes + now]!; // prettier-ignore
      }
      sum += each[here + now] = odds[here + now]! * led;
    }
    for (let one = 0; one < classes; one += 1) each[here + one]! /= sum;
    scales[token] = sum;
    total += top + Math.log(sum);
  }
  const behind = new Float64Array(classes).fill(1);
  const earlier = new Float64Array(classes);
  for (let token = length - 1; token > 0; token -= 1) {
    const here = token * classes;
    const table = seams[token]! * classes * classes;
    earlier.fill(0);
    for (let now = 0; now < classes; now += 1) {
      const after = (odds[here + now]! * behind[now]!) / scales[token]!;
      for (let before = 0; before < classes; before += 1) {
        const at = table + before * classes + now;
        const reached = ratios[at]! * after;
        expected[at]! += each[here - classes + before]! * reached;
        earlier[before]! += reached;
      }
    }
    for (let one = 0; one < classes; one += 1) each[here + one]! *= behind[one]!;
    behind.set(earlier);
  }
  for (let one = 0; one < classes && length > 0; one += 1) each[one]! *= behind[one]!;
  return { each, changes: expected, total };
}

/** The score of one way to class the tokens: its logarithmic likelihood is this less `ChainBeliefs.total`. */
export function scoreOfPath({ classes, scores, changes, seams }: Chain, path: ArrayLike<number>): number {
  let sum = 0;
  for (let token = 0; token < path.length; token += 1) {
    sum += scores[token * classes + path[token]!]!;
    if (token > 0) sum += changes[(seams[token]! * classes + path[token - 1]!) * classes + path[token]!]!;
  }
  return sum;
}

/** The likeliest way to class the tokens (Viterbi 1967). */
export function likeliestPath({ classes, scores, changes, seams }: Chain): Uint8Array {
  const length = scores.length / classes;
  const from = new Uint8Array(scores.length);
  let best = scores.slice(0, classes);
  for (let token = 1; token < length; token += 1) {
    const here = token * classes;
    const next = new Float64Array(classes);
    for (let now = 0; now < classes; now += 1) {
      let top = -Infinity;
      for (let before = 0; before < classes; before += 1) {
        const score = best[before]! + changes[(seams[token]! * classes + before) * classes + now]!;
        if (score > top) [top, from[here + now]] = [score, before];
      }
      next[now] = top + scores[here + now]!;
    }
    best = next;
  }
  const path = new Uint8Array(length);
  let now = best.indexOf(Math.max(...best));
  for (let token = length - 1; token >= 0; token -= 1) {
    path[token] = now;
    now = from[token * classes + now]!;
  }
  return path;
}
