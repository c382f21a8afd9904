import { deflateSync, inflateSync } from 'node:zlib';
import { roles } from './role.js';
import type { RoleWeights } from './decode.js';
import { buckets } from './features.js';

/** Weights as they lie in the repository: one byte each, deflated, in base64. */
export interface StoredWeights {
  /** What a step of the bytes is worth. */
  scale: number;
  features: string;
  changes: number[];
}

const largest = 127;

export function storeWeights({ features, changes }: RoleWeights): StoredWeights {
  const top = features.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6);
  // Few weights are very large: cutting them off keeps the small ones apart.
  const scale = Math.min(top, 12) / largest;
  const bytes = Int8Array.from(features, (value) => Math.max(-largest, Math.min(largest, Math.round(value / scale))));
  return {
    scale,
    features: deflateSync(Buffer.from(bytes.buffer), { level: 9 }).toString('base64'),
    changes: Array.from(changes, (value) => Math.round(value * 1000) / 1000),
  };
}

export function loadWeights(stored: StoredWeights): RoleWeights {
  const bytes = inflateSync(Buffer.from(stored.features, 'base64'));
  if (bytes.length !== buckets * roles.length)
    throw new Error('The weights belong to another version of the features: run `npm run train`.');
  const small = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  return {
    features: Float32Array.from(small, (value) => value * stored.scale),
    changes: Float32Array.from(stored.changes),
  };
}
