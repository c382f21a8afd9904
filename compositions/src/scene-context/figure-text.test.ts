import { sampleFigure } from '../gallery/figures.js';
import { figureText } from './figure-text.js';

test.each([
  ['$4.2M', 4.2, 2.1, '$2.1M'],
  ['24%', 24, 7.6, '8%'],
  ['5,1 %', 5.1, 3.44, '3,4 %'],
  ['1,284,930', 1284930, 45210.4, '45,210'],
  ['٤٫٢ مليون', 4.2, 1.3, '١٫٣ مليون'],
  ['420万', 420, 77, '77万'],
])('%s at another value keeps the form of the source', (display, value, at, expected) => {
  expect(figureText(sampleFigure(display, value), at)).toBe(expected);
});

test('a figure at its own value is the source text to the letter', () => {
  expect(figureText(sampleFigure('≈ 1 204,50 €', 1204.5), 1204.5)).toBe('≈ 1 204,50 €');
});
