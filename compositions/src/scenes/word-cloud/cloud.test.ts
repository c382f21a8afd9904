import { cloudOf } from './cloud.js';

const box = { x: 50, y: 40, width: 1600, height: 620 };
const options = { most: 190, leading: 1.2, gap: 0.34 };

test.each([4, 12, 24])('%s words stand in the box and apart, the first the largest', (count) => {
  const widths = Array.from({ length: count }, (_, at) => 2 + ((at * 7) % 9));
  const words = cloudOf(widths, box, options);
  expect(words).toHaveLength(count);
  for (const [at, { box: one, size }] of words.entries()) {
    expect(size).toBeLessThanOrEqual(words[0]!.size);
    expect(one.x).toBeGreaterThanOrEqual(49.9);
    expect(one.x + one.width).toBeLessThanOrEqual(1650.1);
    expect(one.y).toBeGreaterThanOrEqual(39.9);
    expect(one.y + one.height).toBeLessThanOrEqual(660.1);
    for (const { box: other } of words.slice(at + 1)) {
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
      expect(across > 0.01 && down > 0.01).toBe(false);
    }
  }
});

test('a word longer than the box is set smaller rather than cut', () => {
  const [word] = cloudOf([40, 3, 3, 3], box, options);
  expect(word!.box.width).toBeLessThanOrEqual(1600);
});
