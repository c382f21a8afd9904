import { raceAt } from './race.js';

const rows = [
  [10, 20, 60],
  [30, 35, 40],
  [5, 6, 7],
];

test('at a whole moment the figures are exact and the places are their order', () => {
  expect(raceAt(rows, 0).map(({ magnitude }) => magnitude)).toEqual([10, 30, 5]);
  expect(raceAt(rows, 0).map(({ place }) => place)).toEqual([1, 0, 2]);
  expect(raceAt(rows, 2).map(({ magnitude, place }) => [magnitude, place])).toEqual([
    [60, 0],
    [40, 1],
    [7, 2],
  ]);
});

test('magnitudes run evenly between two moments', () => {
  expect(raceAt(rows, 0.5)[0]!.magnitude).toBe(15);
});

test('who is overtaken falls while the other passes, and nobody jumps', () => {
  let passing = 0;
  let before = raceAt(rows, 0);
  for (let moment = 0.01; moment <= 2; moment += 0.01) {
    const now = raceAt(rows, moment);
    now.forEach(({ place }, index) => expect(Math.abs(place - before[index]!.place)).toBeLessThan(0.4));
    if (now[1]!.falls) passing += 1;
    expect(now[2]).toMatchObject({ place: 2, falls: false });
    before = now;
  }
  expect(passing).toBeGreaterThan(10);
});
