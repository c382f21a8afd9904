import fc from 'fast-check';
import { pickBySeed, seedOf } from './seed.js';

test('the seed follows from the content and not from the order of keys', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer(), (a, b) => {
      expect(seedOf({ a, b })).toBe(seedOf({ b, a }));
      expect(seedOf({ a, b })).toBeGreaterThanOrEqual(0);
      expect(seedOf({ a, b })).toBeLessThanOrEqual(0xffffffff);
    }),
  );
});

test('a thousand like texts have a thousand seeds, spread over the whole range', () => {
  const seeds = Array.from({ length: 1000 }, (_, index) => seedOf(`scene-${index}`));
  expect(new Set(seeds).size).toBe(1000);
  const quarters = [0, 0, 0, 0];
  for (const seed of seeds) quarters[Math.floor(seed / 2 ** 30)]! += 1;
  for (const count of quarters) expect(count).toBeGreaterThan(190);
});

test('scripts beyond Latin count in full', () => {
  expect(seedOf('日本')).not.toBe(seedOf('日木'));
});

test('a pick is one of the options, the same each time', () => {
  const options = ['a', 'b', 'c'];
  expect(options).toContain(pickBySeed(options, 7, 'x'));
  expect(pickBySeed(options, 7, 'x')).toBe(pickBySeed(options, 7, 'x'));
  expect(() => pickBySeed([], 1)).toThrow(RangeError);
});
