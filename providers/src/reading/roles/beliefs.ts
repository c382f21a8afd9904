import { changeAt, type RoleWeights } from './decode.js';
import { roles, type Role } from './role.js';
import type { Token } from './tokens.js';

const count = roles.length;

/** How likely each token has each role, 0 to 1. */
export interface Beliefs {
  /** How likely each token has one of some roles. */
  in(...some: Role[]): Float64Array;
}

/**
 * How likely each token has a role, whatever the others have (forward-backward): unlike the most likely path of
 * `decode`, it tells how sure the tagger is.
 */
export function beliefsOf(tokens: readonly Token[], features: readonly Int32Array[], weights: RoleWeights): Beliefs {
  const { length } = tokens;
  const own = features.map((present) => {
    const scores = new Float64Array(count);
    for (const bucket of present)
      for (let one = 0; one < count; one += 1) scores[one]! += weights.features.values[bucket * count + one]!;
    const top = Math.max(...scores);
    return scores.map((score) => Math.exp(score - top));
  });
  const steps = weights.changes.map(Math.exp);
  const forward: Float64Array[] = [];
  for (let at = 0; at < length; at += 1)
    forward.push(normalised(own[at]!.map((chance, to) => chance * (at === 0 ? 1 : sumOver((from) => forward[at - 1]![from]! * steps[changeAt(tokens[at]!.seam, from, to)]!))))); // prettier-ignore
  const backward: Float64Array[] = [];
  backward[length - 1] = new Float64Array(count).fill(1);
  for (let at = length - 2; at >= 0; at -= 1)
    backward[at] = normalised(Float64Array.from(roles, (_, from) => sumOver((to) => steps[changeAt(tokens[at + 1]!.seam, from, to)]! * own[at + 1]![to]! * backward[at + 1]![to]!))); // prettier-ignore
  const both = tokens.map((_, at) => normalised(forward[at]!.map((chance, one) => chance * backward[at]![one]!)));
  return {
    in: (...some) => Float64Array.from(both, (chances) => some.reduce((sum, role) => sum + chances[roles.indexOf(role)]!, 0)), // prettier-ignore
  };
}

function sumOver(value: (role: number) => number): number {
  let sum = 0;
  for (let role = 0; role < count; role += 1) sum += value(role);
  return sum;
}

function normalised(values: Float64Array): Float64Array {
  const sum = sumOver((role) => values[role]!);
  return values.map((value) => value / sum);
}
