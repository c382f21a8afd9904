/** How large a network is; `net.ts` says what it does. */
export interface NetShape {
  /** Rows of the table of features that the layers read. */
  buckets: number;
  /** Rows of the table of features that score by themselves: those numbered from `buckets` on. */
  wide: number;
  /** Numbers a row. */
  width: number;
  /** Units in each direction. */
  units: number;
  classes: number;
  /** Kinds of what stands between two tokens. */
  seams: number;
}

export interface RecurrentNet {
  shape: NetShape;
  /** All weights in one row, as `partsOf` cuts it. */
  values: Float64Array;
}

/** Where the weights of each part begin in `values`. Gates stand in the order reset, update, candidate. */
export interface NetParts {
  /** `buckets × width`. */
  table: number;
  /** `wide × classes`. */
  wide: number;
  /** One layer each for reading forwards and backwards. */
  layers: readonly [LayerParts, LayerParts];
  /** `classes × (2 units + width)`, then a bias a class. */
  out: number;
  outBias: number;
  /** `seams × classes × classes`: see `Chain.changes`. */
  changes: number;
  size: number;
}

export interface LayerParts {
  /** `3 units × width`. */
  input: number;
  /** `3 units × units`. */
  recurrent: number;
  /** A bias a gate, and one for what the candidate takes from before. */
  bias: number;
  candidateBias: number;
}

export function partsOf({ buckets, wide, width, units, classes, seams }: NetShape): NetParts {
  let at = buckets * width + wide * classes;
  const take = (count: number): number => {
    at += count;
    return at - count;
  };
  const layer = (): LayerParts => ({
    input: take(3 * units * width),
    recurrent: take(3 * units * units),
    bias: take(3 * units),
    candidateBias: take(units),
  });
  const layers = [layer(), layer()] as const;
  return {
    table: 0,
    wide: buckets * width,
    layers,
    out: take(classes * (2 * units + width)),
    outBias: take(classes),
    changes: take(seams * classes * classes),
    size: at,
  };
}

/** The scores of changes of class, as a view of the weights. */
export function changesOf({ shape, values }: RecurrentNet): Float64Array {
  const { changes, size } = partsOf(shape);
  return values.subarray(changes, size);
}
