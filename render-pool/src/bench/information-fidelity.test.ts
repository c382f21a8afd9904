import { informationFidelity } from './information-fidelity.js';

const size = { width: 96, height: 64 };
const luma = (of: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: (size.width * size.height * 3) / 2 }, (_, at) => {
    const value = of(at % size.width, Math.floor(at / size.width));
    return Math.max(0, Math.min(255, Math.round(value)));
  });
const texture = (x: number, y: number): number =>
  120 + 60 * Math.sin(x / 3) * Math.cos(y / 5) + ((x * 7 + y * 13) % 11);
const original = luma(texture);

test('a picture carries all of its own information', () => {
  expect(informationFidelity(original, original, size)).toBeCloseTo(1, 5);
});

test('less contrast and more noise carry less', () => {
  const pale = informationFidelity(
    original,
    luma((x, y) => 120 + (texture(x, y) - 120) * 0.6),
    size,
  );
  const noisy = informationFidelity(
    original,
    luma((x, y) => texture(x, y) + ((x * 31 + y * 17) % 41) - 20),
    size,
  );
  expect(pale).toBeLessThan(0.9);
  expect(noisy).toBeLessThan(0.8);
  expect(noisy).toBeGreaterThan(0);
});

test('a flat picture instead of it carries nothing', () => {
  expect(
    informationFidelity(
      original,
      luma(() => 120),
      size,
    ),
  ).toBeLessThan(0.01);
});

test('nothing can be lost of a flat picture', () => {
  const flat = luma(() => 90);
  expect(informationFidelity(flat, flat, size)).toBe(1);
});
