import { apart, viewOf } from './view.js';
import { countryMiddles, countryPaths, worldSize } from './world.js';

const box = { x: 0, y: 0, width: 1200, height: 900 };

test('holds every country of the world inside the plane', () => {
  expect(Object.keys(countryPaths).length).toBeGreaterThan(160);
  for (const [x, y] of Object.values(countryMiddles)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(worldSize.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(worldSize.height);
  }
});

test('shows every marked country inside the box', () => {
  for (const codes of [['DEU', 'FRA'], ['BRA', 'JPN'], ['SGP'], ['USA', 'CHN', 'ZAF']]) {
    const view = viewOf(codes, box);
    for (const code of codes) {
      const [x, y] = countryMiddles[code]!;
      expect(Math.abs((x - view.x) * view.scale)).toBeLessThan(box.width / 2);
      expect(Math.abs((y - view.y) * view.scale)).toBeLessThan(box.height / 2);
    }
  }
});

test('an unknown code shows the whole world', () => {
  expect(viewOf(['QQQ'], box).scale).toBeCloseTo(box.width / worldSize.width);
});

test('pins at one place move apart', () => {
  const [a, b] = apart(
    [
      { x: 5, y: 5, radius: 10 },
      { x: 5, y: 5, radius: 10 },
    ],
    2,
  );
  expect(Math.hypot(a!.x - b!.x, a!.y - b!.y)).toBeGreaterThan(21.5);
});
