import { tilesOf } from './tiles.js';

const box = { x: 100, y: 50, width: 1200, height: 600 };

test('areas are in proportion to their values, and fill the box', () => {
  const tiles = tilesOf([10, 40, 30, 20], box, 0);
  const areas = tiles.map((tile) => tile!.width * tile!.height);
  areas.forEach((area, at) => expect(area / (1200 * 600)).toBeCloseTo([0.1, 0.4, 0.3, 0.2][at]!, 6));
  expect(Math.min(...tiles.map((tile) => tile!.x))).toBe(100);
  expect(Math.max(...tiles.map((tile) => tile!.y + tile!.height))).toBeCloseTo(650, 6);
});

test('what is nothing has no tile, and the order of the values is kept', () => {
  const tiles = tilesOf([0, 5, -3, 1], box, 10);
  expect(tiles.map((tile) => tile !== null)).toEqual([false, true, false, true]);
  expect(tiles[1]!.width * tiles[1]!.height).toBeGreaterThan(tiles[3]!.width * tiles[3]!.height);
});

test('no tile lies over another', () => {
  const tiles = tilesOf([36, 18, 14, 12, 11, 9], box, 10).map((tile) => tile!);
  for (const [at, one] of tiles.entries())
    for (const other of tiles.slice(at + 1)) {
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
      expect(across > 0.01 && down > 0.01).toBe(false);
    }
});
