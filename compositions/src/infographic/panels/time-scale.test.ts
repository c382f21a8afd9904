import { gapsFor, yearsOf } from './time-scale.js';

test('dates that each name one year, in their order, have a scale; others have none', () => {
  expect(yearsOf(['1867', 'May 1891', '1934'])).toEqual([1867, 1891, 1934]);
  expect(yearsOf(['1934', '1867', '1900'])).toBeNull();
  expect(yearsOf(['Monday', 'Tuesday', 'Friday'])).toBeNull();
});

test('gaps fill the line in proportion to their years, none below what its words need', () => {
  const gaps = gapsFor([1867, 1891, 1903, 1911, 1914, 1934], 1000, [60, 60, 60, 60, 60]);
  expect(gaps.reduce((sum, { length }) => sum + length, 0)).toBeCloseTo(1000);
  const [long, , short, least, last] = gaps.map(({ length }) => length);
  expect(least).toBeGreaterThanOrEqual(60);
  expect(long! / last!).toBeCloseTo(24 / 20, 1);
  expect(long! / short!).toBeCloseTo(24 / 8, 1);
});

test('a gap that would leave the others no room is broken, and says so', () => {
  const gaps = gapsFor([1000, 1900, 1910, 1920, 1930], 1000, [60, 60, 60, 60]);
  expect(gaps.map(({ isBroken }) => isBroken)).toEqual([true, false, false, false]);
});
