import { dominant } from './colors-of-logo.js';

const pixels = (...runs: [count: number, rgba: number[]][]) =>
  new Uint8ClampedArray(runs.flatMap(([count, rgba]) => Array.from({ length: count }, () => rgba).flat()));

describe('the colours of a logo', () => {
  it('come in the order of how much of them there is, without ground and paper', () => {
    const logo = pixels(
      [40, [255, 255, 255, 255]],
      [30, [0, 0, 0, 0]],
      [9, [200, 24, 88, 255]],
      [12, [16, 64, 128, 255]],
    );
    expect(dominant(logo)).toEqual(['#104080', '#c81858']);
  });

  it('are three at most, and count the shades of a soft edge as one', () => {
    const edge = [0, 8, 16, 24].map((step): [number, number[]] => [3, [200 - step, 24, 88, 255]]);
    const logo = pixels(...edge, [9, [16, 64, 128, 255]], [8, [32, 160, 64, 255]], [7, [240, 200, 0, 255]]);
    const found = dominant(logo);
    expect(found).toHaveLength(3);
    expect(new Set(found.map((color) => color.slice(1, 3)))).toEqual(new Set(['10', '20', 'f0']));
  });
});
