import { randomFrom } from '../hash.js';
import { chainBeliefs, likeliestPath, scoreOfPath, type Chain } from './chain.js';

const [classes, length, kinds] = [3, 4, 2];
const seams = [1, 0, 1, 0];

function chainOf(seed: number): Chain {
  const next = randomFrom(seed);
  const drawn = (count: number): Float64Array => Float64Array.from({ length: count }, () => 4 * next() - 2);
  return { classes, scores: drawn(length * classes), changes: drawn(kinds * classes * classes), seams };
}

/** Every way to class the tokens. */
const paths = Array.from({ length: classes ** length }, (_, way) =>
  Array.from({ length }, (_each, token) => Math.floor(way / classes ** token) % classes),
);

describe('a chain of classes', () => {
  it.each([1, 2, 3])('believes what the sum over all ways says (%d)', (seed) => {
    const chain = chainOf(seed);
    const odds = paths.map((path) => Math.exp(scoreOfPath(chain, path)));
    const sum = odds.reduce((all, one) => all + one, 0);
    const share = (holds: (path: readonly number[]) => boolean): number => paths.reduce((all, path, at) => all + (holds(path) ? odds[at]! : 0), 0) / sum; // prettier-ignore
    const { each, changes, total } = chainBeliefs(chain);
    expect(total).toBeCloseTo(Math.log(sum), 9);
    for (let token = 0; token < length; token += 1)
      for (let one = 0; one < classes; one += 1)
        expect(each[token * classes + one]).toBeCloseTo(
          share((path) => path[token] === one),
          9,
        );
    for (let before = 0; before < classes; before += 1)
      for (let now = 0; now < classes; now += 1)
        expect(changes[before * classes + now]).toBeCloseTo(
          share((path) => path[0] === before && path[1] === now) + share((path) => path[2] === before && path[3] === now), // prettier-ignore
          9,
        );
  });

  it.each([4, 5, 6])('finds the likeliest of all ways (%d)', (seed) => {
    const chain = chainOf(seed);
    const scores = paths.map((path) => scoreOfPath(chain, path));
    expect([...likeliestPath(chain)]).toEqual(paths[scores.indexOf(Math.max(...scores))]);
  });

  it('is empty where there are no tokens', () => {
    const chain = { ...chainOf(7), scores: new Float64Array(0), seams: [] };
    expect([...likeliestPath(chain)]).toEqual([]);
    expect(chainBeliefs(chain)).toMatchObject({ total: 0 });
  });
});
