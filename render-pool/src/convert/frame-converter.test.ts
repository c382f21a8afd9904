import fc from 'fast-check';
import { FrameConverter } from './frame-converter.js';

/** BT.709 limited range in floating point, chroma sited left: the definition, slow and plain. */
function reference(rgba: Uint8Array, width: number, height: number): number[] {
  const at = (x: number, y: number, c: number) => rgba[(y * width + Math.max(0, Math.min(width - 1, x))) * 4 + c]!;
  const luma = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const planes: number[][] = [[], [], []];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      planes[0]!.push(16 + (219 / 255) * luma(at(x, y, 0), at(x, y, 1), at(x, y, 2)));
      if (x % 2 === 1 || y % 2 === 1) continue;
      const mean = (c: number) =>
        [0, 1].reduce((sum, dy) => sum + at(x - 1, y + dy, c) + 2 * at(x, y + dy, c) + at(x + 1, y + dy, c), 0) / 8;
      const [r, g, b] = [mean(0), mean(1), mean(2)];
      planes[1]!.push(128 + (224 / 255) * ((b - luma(r, g, b)) / 1.8556));
      planes[2]!.push(128 + (224 / 255) * ((r - luma(r, g, b)) / 1.5748));
    }
  return planes.flat();
}

test('a picture of any even size is within one level of the definition', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 6 }),
      fc.infiniteStream(fc.nat(255)),
      (w, h, bytes) => {
        const [width, height] = [2 * w, 2 * h];
        const rgba = Uint8Array.from({ length: width * height * 4 }, () => bytes.next().value as number);
        const found = new FrameConverter({ width, height }).convert(rgba);
        const wanted = reference(rgba, width, height);
        expect(found.length).toBe(wanted.length);
        wanted.forEach((value, index) => expect(Math.abs(found[index]! - value)).toBeLessThanOrEqual(0.6));
      },
    ),
    { numRuns: 60 },
  );
});

test('greys carry no colour, and black and white are 16 and 235', () => {
  for (const grey of [0, 1, 77, 128, 254, 255]) {
    const found = new FrameConverter({ width: 16, height: 2 }).convert(new Uint8Array(128).fill(grey));
    expect([...new Set(found.subarray(32))]).toEqual([128]);
    expect(found[0]).toBe(Math.round(16 + (219 * grey) / 255));
  }
});

test('a picture of another size is refused', () => {
  expect(() => new FrameConverter({ width: 16, height: 2 }).convert(new Uint8Array(127))).toThrow(RangeError);
});
