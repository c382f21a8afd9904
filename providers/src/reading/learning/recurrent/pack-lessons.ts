/** A text to learn from: the features of each token, its word first, and its class. */
export interface Lesson {
  features: readonly ArrayLike<number>[];
  truth: ArrayLike<number>;
  /** What stands before each token: see `Chain.seams`. */
  seams: ArrayLike<number>;
}

/** Texts one after the other, in memory that all threads see. */
export interface PackedLessons {
  buckets: Int32Array;
  /** Of each token of all texts, and one more. */
  starts: Int32Array;
  /** First token of each text, and one more. */
  firsts: Int32Array;
  truth: Uint8Array;
  seams: Uint8Array;
}

export function packLessons(lessons: readonly Lesson[]): PackedLessons {
  const tokens = lessons.reduce((sum, { truth }) => sum + truth.length, 0);
  const count = lessons.reduce((sum, { features }) => sum + features.reduce((own, { length }) => own + length, 0), 0);
  const packed: PackedLessons = {
    buckets: new Int32Array(new SharedArrayBuffer(count * 4)),
    starts: new Int32Array(new SharedArrayBuffer((tokens + 1) * 4)),
    firsts: new Int32Array(new SharedArrayBuffer((lessons.length + 1) * 4)),
    truth: new Uint8Array(new SharedArrayBuffer(tokens)),
    seams: new Uint8Array(new SharedArrayBuffer(tokens)),
  };
  let [token, at] = [0, 0];
  for (const [lesson, { features, truth, seams }] of lessons.entries()) {
    packed.firsts[lesson] = token;
    for (const [place, own] of features.entries()) {
      packed.starts[token] = at;
      packed.truth[token] = truth[place]!;
      packed.seams[token] = seams[place]!;
      packed.buckets.set(own, at);
      at += own.length;
      token += 1;
    }
  }
  packed.starts[tokens] = at;
  packed.firsts[lessons.length] = tokens;
  return packed;
}
