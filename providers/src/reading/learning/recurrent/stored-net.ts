import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { changesOf, partsOf, type NetShape, type RecurrentNet } from './shape.js';

/** A network as it lies in the repository: whole steps of one byte, compressed, in base64. */
export interface StoredNet extends NetShape {
  /** The two tables of features, whose values are many and small, and the rest, which are few and count more. */
  tables: readonly [deep: StoredPart, wide: StoredPart];
  rest: StoredPart;
  /** The scores of changes of class, in hundredths: few, and some of them large. */
  changes: readonly number[];
}

interface StoredPart {
  /** The value of a step. */
  step: number;
  values: string;
}

/**
 * Steps on either side of 0. Eight are enough for the tables: errors of rounding cancel each other over many features. To leave
 * small values out moves them all to one side, and with them what is read.
 */
const [deepSteps, wideSteps, restSteps] = [12, 10, 127];

export function storeNet(net: RecurrentNet): StoredNet {
  const { shape, values } = net;
  const { wide, layers, changes } = partsOf(shape);
  return {
    ...shape,
    tables: [
      storePart(values.subarray(0, wide), deepSteps),
      storePart(values.subarray(wide, layers[0].input), wideSteps),
    ],
    rest: storePart(values.subarray(layers[0].input, changes), restSteps),
    changes: Array.from(changesOf(net), (score) => Math.round(score * 100)),
  };
}

/** @throws Error when the weights were made for a network of another shape */
export function loadNet({ tables, rest, changes, ...shape }: StoredNet): RecurrentNet {
  const parts = partsOf(shape);
  const { wide, layers, size } = parts;
  const values = new Float64Array(size);
  loadPart(tables[0], values.subarray(0, wide));
  loadPart(tables[1], values.subarray(wide, layers[0].input));
  loadPart(rest, values.subarray(layers[0].input, parts.changes));
  values.set(changes.map((score) => score / 100), parts.changes); // prettier-ignore
  return { shape, values };
}

/** Few values are large: cutting one in a thousand off keeps the small ones apart. */
function storePart(values: Float64Array, steps: number): StoredPart {
  const sizes = Float64Array.from(values.filter((value) => value !== 0), Math.abs).sort(); // prettier-ignore
  const top = sizes[Math.floor(sizes.length * 0.999)] || 1;
  const step = top / steps;
  const bytes = Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round(value / step))));
  return {
    step,
    values: brotliCompressSync(Buffer.from(bytes.buffer), { params: { [constants.BROTLI_PARAM_LGWIN]: 22 } }).toString(
      'base64',
    ),
  };
}

function loadPart({ step, values }: StoredPart, into: Float64Array): void {
  const bytes = brotliDecompressSync(Buffer.from(values, 'base64'));
  if (bytes.length !== into.length)
    throw new Error('The weights belong to a network of another shape: run `npm run train`.');
  const small = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at < small.length; at += 1) into[at] = small[at]! * step;
}
