import type { LinearWeights } from '../learning/logistic.js';
import { roles } from './role.js';
import type { Token } from './tokens.js';

const count = roles.length;

/** What the tagger has learned: a weight a feature and role, and one for each change of role at each sort of seam. */
export interface RoleWeights {
  features: LinearWeights;
  /** `((seam * roles) + previous) * roles + role`. */
  changes: Float32Array;
}

export const changeAt = (seam: number, previous: number, role: number): number =>
  (seam * count + previous) * count + role;

/** The most likely role of each token (Viterbi), as numbers into `roles`. */
export function decode(tokens: readonly Token[], features: readonly Int32Array[], weights: RoleWeights): Uint8Array {
  const { length } = tokens;
  const best = new Uint8Array(length);
  if (length === 0) return best;
  const from = new Uint8Array(length * count);
  let scores = new Float64Array(count);
  for (let at = 0; at < length; at += 1) {
    const own = new Float64Array(count);
    for (const bucket of features[at]!)
      for (let role = 0; role < count; role += 1) own[role]! += weights.features.values[bucket * count + role]!;
    if (at === 0) {
      scores = own;
      continue;
    }
    const next = new Float64Array(count);
    for (let role = 0; role < count; role += 1) {
      let top = -Infinity;
      for (let previous = 0; previous < count; previous += 1) {
        const score = scores[previous]! + weights.changes[changeAt(tokens[at]!.seam, previous, role)]!;
        if (score > top) {
          top = score;
          from[at * count + role] = previous;
        }
      }
      next[role] = top + own[role]!;
    }
    scores = next;
  }
  let role = scores.indexOf(Math.max(...scores));
  for (let at = length - 1; at >= 0; at -= 1) {
    best[at] = role;
    role = from[at * count + role]!;
  }
  return best;
}
