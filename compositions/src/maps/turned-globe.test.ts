import { between, middleOnSphere, turnGlobe } from './turned-globe.js';

test('a country is found where it lies', () => {
  const [east, north] = middleOnSphere('KEN')!;
  expect([Math.round(east / 5) * 5, Math.round(north / 5) * 5]).toEqual([40, 0]);
  expect(middleOnSphere('XXX')).toBeNull();
});

test('what faces the eye is seen in the middle, east of it to the right, north above, and the other side not at all', () => {
  const kenya = middleOnSphere('KEN')!;
  const { seen, lit, land } = turnGlobe(100, kenya, ['KEN', 'USA']);
  expect(seen(kenya)).toEqual({ x: expect.closeTo(0, 3), y: expect.closeTo(0, 3) });
  expect(seen([kenya[0] + 30, kenya[1]])!.x).toBeCloseTo(50, 0);
  expect(seen([kenya[0], kenya[1] + 30])!.y).toBeCloseTo(-50, 0);
  expect(seen([kenya[0] + 180, -kenya[1]])).toBeNull();
  expect(lit.get('KEN')).toMatch(/^M/);
  expect(lit.get('USA')).toBe('');
  const points = [...land.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y)));
  expect(points.length).toBeGreaterThan(2000);
  expect(Math.max(...points)).toBeLessThan(100.2);
});

test('the way goes round the shorter side', () => {
  expect(between([170, 0], [-170, 20], 0.5)).toEqual([180, 10]);
  expect(between([-10, 40], [30, 0], 0.25)).toEqual([0, 30]);
});
