import { shelved } from './shelves.js';

const box = { x: 0, y: 0, width: 1700, height: 700 };
const sizes = { gap: 30, roomy: 220, words: { width: 250, height: 130 } };

test('areas are in proportion to their values', () => {
  const [one, two] = shelved([400, 100, 4], box, sizes);
  expect(one!.circle.width / two!.circle.width).toBeCloseTo(2, 6);
});

test.each([
  ['few', [37.6, 14.9, 8, 2, 0.5]],
  ['twelve', Array.from({ length: 12 }, (_, at) => 1000 / (at + 1) ** 2)],
  ['alike', [1, 1, 1, 1, 1, 1, 1, 1]],
])('%s: circles and the words over small ones stay in the box and apart', (_name, values) => {
  const bubbles = shelved(values, box, sizes);
  const extents = bubbles.map(({ circle, words, inside }) => ({
    left: inside ? circle.x : Math.min(circle.x, words.x),
    right: inside ? circle.x + circle.width : Math.max(circle.x + circle.width, words.x + words.width),
    top: inside ? circle.y : words.y,
    bottom: circle.y + circle.height,
  }));
  for (const [at, one] of extents.entries()) {
    expect(one.left).toBeGreaterThanOrEqual(-0.01);
    expect(one.right).toBeLessThanOrEqual(1700.01);
    expect(one.top).toBeGreaterThanOrEqual(-0.01);
    expect(one.bottom).toBeLessThanOrEqual(700.01);
    for (const other of extents.slice(at + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      expect(across > 0.01 && down > 0.01).toBe(false);
    }
  }
});
