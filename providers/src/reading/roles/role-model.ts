import { loadWeights, storeWeights, type StoredWeights } from '../learning/stored-weights.js';
import type { RoleWeights } from './decode.js';
import { buckets } from './features.js';

/** The tagger's weights as they lie in the repository. */
export interface StoredRoles {
  features: StoredWeights;
  changes: number[];
}

export const storeRoles = ({ features, changes }: RoleWeights): StoredRoles => ({
  features: storeWeights(features),
  changes: Array.from(changes, (value) => Math.round(value * 1000) / 1000),
});

export const loadRoles = ({ features, changes }: StoredRoles): RoleWeights => ({
  features: loadWeights(features, buckets),
  changes: Float32Array.from(changes),
});
