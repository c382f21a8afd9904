import { structuralSimilarity } from './picture-likeness.js';

const size = { width: 32, height: 32 };
const picture = (of: (x: number, y: number) => number) =>
  Uint8Array.from({ length: (32 * 32 * 3) / 2 }, (_, index) => of(index % 32, Math.floor(index / 32)));
const ramp = picture((x, y) => 4 * x + 3 * y);

test('a picture is wholly like itself', () => {
  expect(structuralSimilarity(ramp, ramp, size)).toBe(1);
});

test('noise, a shift and a lost shape each cost likeness', () => {
  const noisy = picture((x, y) => 4 * x + 3 * y + ((x * 7 + y * 13) % 5) * 4);
  const shape = picture((x, y) => 4 * x + 3 * y + (x > 8 && x < 20 && y > 8 && y < 20 ? 40 : 0));
  expect(structuralSimilarity(ramp, noisy, size)).toBeLessThan(0.99);
  expect(structuralSimilarity(ramp, shape, size)).toBeLessThan(0.995);
});

test('flat pictures of other brightness are less alike the farther they are apart', () => {
  const flat = (level: number) => picture(() => level);
  const near = structuralSimilarity(flat(100), flat(102), size);
  const far = structuralSimilarity(flat(100), flat(140), size);
  expect(near).toBeGreaterThan(0.999);
  expect(far).toBeLessThan(near);
});
