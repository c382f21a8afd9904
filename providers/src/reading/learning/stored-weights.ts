import { deflateSync, inflateSync } from 'node:zlib';
import type { LinearWeights } from './logistic.js';

/** Weights as they lie in the repository: one byte each, deflated, in base64. */
export interface StoredWeights {
  classes: number;
  /** The weight of the largest byte. Bytes hold square roots, so that small weights keep their differences. */
  scale: number;
  values: string;
  /** The largest byte; 127 where nothing is said. */
  levels?: number;
}

/** How finely weights are kept: coarser steps, and small weights left out, take a third of the room and read as well. */
export interface Storage {
  /** Steps from 0 to the largest weight, up to 127. */
  levels?: number;
  /** Weights nearer to 0 than this are left out. */
  least?: number;
}

const finest = 127;
/** Few weights are larger; cutting them off keeps the small ones apart. */
const cutOff = 6;

export function storeWeights(
  { classes, values: each }: LinearWeights,
  { levels = finest, least = 0 }: Storage = {},
): StoredWeights {
  const values = Float32Array.from(each);
  const top = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6);
  const scale = Math.min(top, cutOff);
  const bytes = Int8Array.from(values, (value) =>
    Math.abs(value) < least
      ? 0
      : Math.sign(value) * Math.min(levels, Math.round(Math.sqrt(Math.abs(value) / scale) * levels)),
  );
  const packed = deflateSync(Buffer.from(bytes.buffer), { level: 9 }).toString('base64');
  return { classes, scale, ...(levels === finest ? {} : { levels }), values: packed };
}

/** @throws Error when the weights were made for other features */
export function loadWeights(stored: StoredWeights, buckets: number): { classes: number; values: Float32Array } {
  const bytes = inflateSync(Buffer.from(stored.values, 'base64'));
  if (bytes.length !== buckets * stored.classes)
    throw new Error('The weights belong to another version of the features: run `npm run train`.');
  const small = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  // 256 values at most: looking them up is many times as fast as a square for each of a million bytes.
  const values = new Float32Array(small.length);
  const { levels = finest } = stored;
  const valueOf = Float32Array.from({ length: 256 }, (_, at) => Math.sign(at - 128) * ((at - 128) / levels) ** 2 * stored.scale); // prettier-ignore
  for (let at = 0; at < small.length; at += 1) values[at] = valueOf[small[at]! + 128]!;
  return { classes: stored.classes, values };
}
