import { loadWeights, storeWeights, type StoredWeights } from '../learning/stored-weights.js';
import { bucketOf } from '../learning/hash.js';
import type { RoleWeights } from './decode.js';
import { buckets } from './features.js';
import { roles } from './role.js';

/** The tagger's weights as they lie in the repository. */
export interface StoredRoles {
  features: StoredWeights;
  changes: number[];
}

export const storeRoles = ({ features, changes }: RoleWeights): StoredRoles => ({
  features: storeWeights(features, { levels: 24, least: 0.06 }),
  changes: Array.from(changes, (value) => Math.round(value * 1000) / 1000),
});

/**
 * How much the odds of each word to be forbidden are raised, as a logarithm: what is shown against a ban harms more than
 * what is left out.
 */
const caution = 1;

export function loadRoles({ features, changes }: StoredRoles): RoleWeights {
  const weights = loadWeights(features, buckets);
  weights.values[bucketOf('bias', buckets) * roles.length + roles.indexOf('exclusion')]! += caution;
  return { features: weights, changes: Float32Array.from(changes) };
}
