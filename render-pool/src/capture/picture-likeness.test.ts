import { likeness, structuralSimilarity } from './picture-likeness.js';

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

test('a lost label is hidden by the mean of a whole picture and told by its worst part', () => {
  const large = { width: 640, height: 360 };
  const drawn = (label: boolean): Uint8Array =>
    Uint8Array.from({ length: (640 * 360 * 3) / 2 }, (_, index) => {
      const [x, y] = [index % 640, Math.floor(index / 640)];
      const inLabel = x >= 400 && x < 436 && y >= 120 && y < 130;
      // Upright strokes, as of small letters.
      return label && inLabel && x % 4 < 2 ? 40 : 235;
    });
  const { mean, worst, at } = likeness(drawn(true), drawn(false), large);
  expect(mean).toBeGreaterThan(0.995);
  expect(worst).toBeLessThan(0.8);
  expect(Math.abs(at[0] - 400)).toBeLessThanOrEqual(32);
  expect(Math.abs(at[1] - 120)).toBeLessThanOrEqual(32);
});

test('the worst part is found wherever it is, and is 1 where all is alike', () => {
  expect(likeness(ramp, ramp, size)).toMatchObject({ mean: 1, worst: 1 });
  const large = { width: 128, height: 96 };
  const flat = new Uint8Array((128 * 96 * 3) / 2).fill(128);
  for (const [x, y] of [
    [0, 0],
    [120, 0],
    [0, 88],
    [120, 88],
  ] as const) {
    const marked = Uint8Array.from(flat);
    for (let row = 0; row < 8; row++)
      for (let column = 0; column < 8; column += 2) marked[(y + row) * 128 + x + column] = 0;
    const found = likeness(flat, marked, large);
    expect(found.worst).toBeLessThan(0.985);
    expect(Math.abs(found.at[0] - x)).toBeLessThanOrEqual(32);
    expect(Math.abs(found.at[1] - y)).toBeLessThanOrEqual(32);
  }
});
