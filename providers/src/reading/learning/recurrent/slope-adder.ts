import { randomFrom } from '../hash.js';
import type { NetShape } from './shape.js';
import { addSlope } from './slope.js';
import type { PackedLessons } from './pack-lessons.js';

export interface SlopeWork {
  shape: NetShape;
  values: Float64Array;
  /** One a part; a task adds to its own. */
  slopes: readonly Float64Array[];
  dropout: number;
  wordDropout: number;
  featureDropout: number;
}

/** The texts of the pass that begins, or the places of those whose slopes are wanted. */
export type SlopeTask = { lessons: PackedLessons } | { part: number; some: readonly number[]; seed: number };

/** What adds up the slopes of texts, one task after the other, and says how much they lose. */
export function slopeAdder({
  shape,
  values,
  slopes,
  dropout,
  wordDropout,
  featureDropout,
}: SlopeWork): (task: SlopeTask) => number {
  let lessons: PackedLessons | undefined;
  return (task) => {
    if ('lessons' in task) {
      lessons = task.lessons;
      return 0;
    }
    const { buckets, starts, firsts, truth, seams } = lessons!;
    const next = randomFrom(task.seed);
    let loss = 0;
    for (const lesson of task.some) {
      const [from, to] = [firsts[lesson]!, firsts[lesson + 1]!];
      const own: number[] = [];
      const ownStarts = [0];
      for (let token = from; token < to; token += 1) {
        const first = starts[token]!;
        for (let at = first; at < starts[token + 1]!; at += 1)
          if (next() >= (at === first ? wordDropout : featureDropout)) own.push(buckets[at]!);
        ownStarts.push(own.length);
      }
      const bags = { buckets: own, starts: ownStarts };
      const known = { truth: truth.subarray(from, to), seams: seams.subarray(from, to) };
      loss += addSlope({ shape, values }, bags, known, slopes[task.part]!, { next, rate: dropout });
    }
    return loss;
  };
}
