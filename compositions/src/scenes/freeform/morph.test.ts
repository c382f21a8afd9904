import { morphed } from './morph.js';

const square = 'M0 0L10 0L10 10L0 10Z';
const diamond = 'M5 -5L15 5L5 15L-5 5Z';

test('an outline turns into the next one number by number, and stands where it has one of them', () => {
  expect(morphed([square, diamond], 0)).toBe(square);
  expect(morphed([square, diamond], 1)).toBe(diamond);
  expect(morphed([square, diamond], 0.5).replace(/\s/g, '')).toBe('M2.500-2.500L12.5002.500L7.50012.500L-2.5007.500Z');
  expect(morphed([square, diamond], 7)).toBe(diamond);
});

test('numbers without a space between them are told apart', () => {
  expect(morphed(['M1-2.5.5 3', 'M3 2.5 1.5 5'], 0.5)).toBe('M 2.000 0.000 1.000 4.000');
});
