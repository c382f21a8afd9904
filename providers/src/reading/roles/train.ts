import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PackedLessons } from '../learning/recurrent/pack-lessons.js';
import type { RecurrentNet } from '../learning/recurrent/shape.js';
import { trainNet } from '../learning/recurrent/train.js';
import { buckets, wideBuckets } from './features.js';
import type { MarkedTexts } from './lessons.js';
import { roles } from './role.js';
import { seams } from './tokens.js';

export interface RoleTraining {
  /** How often each text is seen. */
  passes?: number;
  width?: number;
  units?: number;
  onPass?: (pass: number, loss: number, net: RecurrentNet) => void;
}

/** Learns from marked texts the role of each token, and the genre of each prompt. */
export async function trainRoles(
  texts: MarkedTexts,
  { passes = 5, width = 32, units = 64, onPass }: RoleTraining = {},
): Promise<RecurrentNet> {
  const maker = new Worker(new URL('./lesson-worker.js', import.meta.url), { workerData: texts });
  const ask = async (pass: number): Promise<PackedLessons> => {
    maker.postMessage(pass);
    return ((await once(maker, 'message')) as [PackedLessons])[0];
  };
  try {
    let next = ask(0);
    return await trainNet({
      shape: { buckets, wide: wideBuckets, width, units, classes: roles.length, seams },
      passes,
      ...(onPass && { onPass }),
      // While a pass is learned the lessons of the next one are made.
      lessonsOf: async (pass) => {
        const lessons = await next;
        if (pass + 1 < passes) next = ask(pass + 1);
        return lessons;
      },
    });
  } finally {
    await maker.terminate();
  }
}
