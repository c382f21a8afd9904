import { iconPaths } from './icon-paths.js';
import { hasIcon } from './icon.js';

test('knows the icons that planners name, and no others', () => {
  expect(hasIcon('user')).toBe(true);
  expect(hasIcon('no-such-icon')).toBe(false);
  expect(hasIcon('toString')).toBe(false);
  expect(hasIcon(undefined)).toBe(false);
});

test.each(Object.entries(iconPaths))('%s is path data that begins with a move', (_name, paths) => {
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(path).toMatch(/^[Mm][\dMmLlHhVvCcSsQqTtAaZz.,\s-]+$/);
});
