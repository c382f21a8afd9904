import { colorsOf } from './drawing-colors.js';
import type { Drawing } from './drawing.js';

const drawn = (...shapes: Drawing['shapes']): Drawing => ({ name: 'any', size: 32, shapes });

test('the colours of a drawing, the largest area first, by absolute and by relative commands', () => {
  const leaf = { d: 'M0 0H30V20H0Z', fill: '#ff0000' };
  const stem = { d: 'm31 0h1v10h-1z', fill: '#00aa00' };
  expect(colorsOf(drawn(stem, leaf)).map(({ color }) => color)).toEqual(['#ff0000', '#00aa00']);
  expect(colorsOf(drawn(leaf, stem)).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
});

test('what a later shape lies over counts for less', () => {
  const ground = { d: 'M0 0L32 0L32 32L0 32Z', fill: '#ffffff' };
  const disc = { d: 'M2 16c0 -14 28 -14 28 0M2 2L30 30', fill: '#7d4533' };
  const [first, second] = colorsOf(drawn(ground, disc));
  expect([first?.color, second?.color]).toEqual(['#7d4533', '#ffffff']);
});

test('the flags of an arc may touch what follows them', () => {
  const [first] = colorsOf(drawn({ d: 'M4 4a8 8 0 0116 0z', fill: '#000001' }, { d: 'M0 0h2v2H0z', fill: '#000002' }));
  expect(first?.color).toBe('#000002');
  const [bowl] = colorsOf(drawn({ d: 'M4 4a8 8 0 0116 9z', fill: '#000001' }, { d: 'M0 0h2v2H0z', fill: '#000002' }));
  expect(bowl?.color).toBe('#000001');
});
