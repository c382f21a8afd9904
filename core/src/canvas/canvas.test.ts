import fc from 'fast-check';
import {
  aspectRatios,
  dimensionErrors,
  layoutCanvas,
  outputSize,
  resolutionHolding,
  resolutions,
  shapeClass,
  shapeOf,
} from './canvas.js';

const side = fc.integer({ min: 8, max: 3840 }).map((half) => half * 2);
const size = fc.record({ width: side, height: side });

describe('output size', () => {
  test.each([
    ['16:9', '720p', 1280, 720],
    ['9:16', '1080p', 1080, 1920],
    ['1:1', '4K', 2160, 2160],
    ['4:5', '720p', 720, 900],
    ['16:9', '8K', 7680, 4320],
  ] as const)('%s at %s is %i×%i', (ratio, resolution, width, height) => {
    expect(outputSize(ratio, resolution)).toEqual({ width, height });
  });

  test('any dimensions at any resolution give even sides from 16 to 7680, in shape', () => {
    fc.assert(
      fc.property(size, fc.constantFrom(...resolutions), (shape, resolution) => {
        const out = outputSize(shape, resolution);
        for (const value of [out.width, out.height]) {
          expect(value % 2).toBe(0);
          expect(value).toBeGreaterThanOrEqual(16);
          expect(value).toBeLessThanOrEqual(7680);
        }
        // Rounding to even moves a side by one pixel at most.
        const short = Math.min(out.width, out.height);
        const ratio = out.width / out.height / (shape.width / shape.height);
        expect(Math.abs(Math.log(ratio))).toBeLessThanOrEqual(2.2 / short);
      }),
    );
  });
});

describe('layout canvas', () => {
  test.each([
    ['16:9', 1920, 1080],
    ['9:16', 1080, 1920],
    ['1:1', 1080, 1080],
    ['4:5', 1080, 1350],
  ] as const)('%s is %i×%i layout units', (ratio, width, height) => {
    expect(layoutCanvas(ratio)).toEqual({ width, height });
  });

  test('a shape longer than 3:1 shrinks its short side and keeps 3240', () => {
    expect(layoutCanvas({ width: 7680, height: 1280 })).toEqual({ width: 3240, height: 540 });
  });

  test('any dimensions give a canvas within 3240 whose short side is 1080 up to 3:1', () => {
    fc.assert(
      fc.property(size, (shape) => {
        const canvas = layoutCanvas(shape);
        const long = Math.max(canvas.width, canvas.height);
        const short = Math.min(canvas.width, canvas.height);
        expect(long).toBeLessThanOrEqual(3240);
        expect(short).toBeGreaterThan(0);
        if (Math.max(shape.width, shape.height) <= 3 * Math.min(shape.width, shape.height)) expect(short).toBe(1080);
        else expect(long).toBe(3240);
      }),
    );
  });
});

test('each aspect ratio has a shape class', () => {
  expect(aspectRatios.map((ratio) => shapeClass(layoutCanvas(ratio)))).toEqual(['wide', 'tall', 'square', 'square']);
});

test('exact dimensions win over the aspect ratio, and nothing means 16:9', () => {
  expect(shapeOf({ dimensions: { width: 20, height: 40 }, aspectRatio: '1:1' })).toEqual({ width: 20, height: 40 });
  expect(shapeOf({ dimensions: null, aspectRatio: '1:1' })).toBe('1:1');
  expect(shapeOf({ dimensions: null, aspectRatio: null })).toBe('16:9');
});

describe('exact dimensions', () => {
  test.each([
    [1080, 1350, []],
    [16, 7680, []],
    [15, 100, ['width']],
    [14, 7682, ['width', 'height']],
    [720.5, 720, ['width']],
    [Number.NaN, 720, ['width']],
  ])('%p×%p is refused at %p', (width, height, sides) => {
    expect(dimensionErrors({ width, height }).map((error) => error.side)).toEqual(sides);
  });
});

test.each([
  [1280, 720, '720p'],
  [1282, 720, '1080p'],
  [720, 900, '720p'],
  [1920, 1080, '1080p'],
  [3840, 2160, '4K'],
  [4096, 2160, '8K'],
  [7680, 7680, '8K'],
])('%i×%i counts as %s', (width, height, resolution) => {
  expect(resolutionHolding({ width, height })).toBe(resolution);
});
