import { oklchOf } from '@scenewright/core/style';
import { named } from './picture-of.js';
import { subjectColorsOf } from './subject-colors.js';

const hue = (color: string): number => (oklchOf(color).h * 180) / Math.PI;

test.each([
  ['maple-leaf', 10, 50],
  ['water-wave', -150, -90],
  ['evergreen-tree', 110, 170],
])('%s has a hue between %i and %i degrees', (name, from, to) => {
  const [first] = subjectColorsOf([named(name)]) ?? [];
  expect(first).toBeDefined();
  expect(hue(first!)).toBeGreaterThanOrEqual(from);
  expect(hue(first!)).toBeLessThanOrEqual(to);
});

test('the first picture that has colours of its own gives them; skin, flags and signs have none', () => {
  const flag = { ...named('maple-leaf')!, name: 'flag-of-canada', badge: true as const };
  expect(subjectColorsOf([undefined, flag, named('baby'), named('check-mark-button')])).toBeUndefined();
  expect(subjectColorsOf([flag, named('water-wave')])).toEqual(subjectColorsOf([named('water-wave')]));
});
