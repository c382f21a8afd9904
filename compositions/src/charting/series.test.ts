import fc from 'fast-check';
import { namedCategories, spread } from './series.js';

describe('spread', () => {
  test('keeps labels apart, in order and within the range whenever they fit', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 600, noNaN: true }), { minLength: 1, maxLength: 5 }), (centres) => {
        const moved = spread(centres, 100, 0, 600);
        const order = centres.map((_, index) => index).sort((a, b) => centres[a]! - centres[b]!);
        for (const [at, index] of order.entries()) {
          expect(moved[index]).toBeGreaterThanOrEqual(50 - 1e-6);
          expect(moved[index]).toBeLessThanOrEqual(550 + 1e-6);
          const next = order[at + 1];
          if (next !== undefined) expect(moved[next]! - moved[index]!).toBeGreaterThanOrEqual(100 - 1e-6);
        }
      }),
    );
  });

  test('leaves labels that have room where they are', () => {
    expect(spread([100, 300, 500], 80, 0, 600)).toEqual([100, 300, 500]);
  });
});

test('the last category is always named, and no two names are closer than one is wide', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 4, max: 200 }), (count, spacing) => {
      const named = namedCategories(count, spacing, 120);
      expect(named.at(-1)).toBe(count - 1);
      for (const [at, index] of named.entries())
        if (at > 0) expect((index - named[at - 1]!) * spacing).toBeGreaterThanOrEqual(120);
    }),
  );
});
