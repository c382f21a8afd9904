import { scoresOf } from './net.js';
import { loadNet, storeNet } from './stored-net.js';
import { packLessons, type Lesson } from './pack-lessons.js';
import { trainNet } from './train.js';

/** Rows of three tokens: the class of the middle one is told by the one after it, or, where that is a 3, by the one before. */
const lessons: Lesson[] = [0, 1, 2].flatMap((before) =>
  [0, 1, 2, 3].map((after) => ({
    features: [[before], [4], [after]],
    truth: [0, after === 3 ? before : after, 0],
    seams: [0, 0, 0],
  })),
);
const shape = { buckets: 8, wide: 0, width: 6, units: 6, classes: 3, seams: 1 };
const training = { shape, passes: 400, lessonsOf: () => packLessons(lessons), dropout: 0, wordDropout: 0, featureDropout: 0, rate: 1e-2, inThreads: false }; // prettier-ignore
const middleOf = (net: Awaited<ReturnType<typeof trainNet>>, { features }: Lesson): number => {
  const bags = { buckets: features.flatMap((own) => Array.from(own)), starts: [0, 1, 2, 3] };
  const own = [...scoresOf(net, bags, 3).subarray(3, 6)];
  return own.indexOf(Math.max(...own));
};

describe('training a recurrent network', () => {
  it('learns what only the tokens on either side tell', async () => {
    const net = await trainNet(training);
    expect(lessons.map((lesson) => middleOf(net, lesson))).toEqual(lessons.map(({ truth }) => truth[1]));
  });

  it('finds the same weights each time', async () => {
    const [one, other] = [await trainNet({ ...training, passes: 3 }), await trainNet({ ...training, passes: 3 })];
    expect(one.values).toEqual(other.values);
  });

  it('keeps what it has learned when it is stored', async () => {
    const net = await trainNet(training);
    const stored = JSON.parse(JSON.stringify(storeNet(net))) as ReturnType<typeof storeNet>;
    expect(lessons.map((lesson) => middleOf(loadNet(stored), lesson))).toEqual(lessons.map(({ truth }) => truth[1]));
  });

  it('refuses weights that were stored for another shape', () => {
    const net = { shape, values: new Float64Array(1000) };
    expect(() => loadNet({ ...storeNet(net), units: 7 })).toThrow(/another shape.*npm run train/u);
  });
});
