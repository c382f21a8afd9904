import { readPrompt } from './read.js';

const textsOf = (prompt: string): string[] => readPrompt(prompt).points.map(({ text }) => text.replace(/\.$/u, ''));

test('names and figures in turn are parted, behind what leads them and with what stands in brackets', () => {
  expect(textsOf('Visitors to the tower last week, mon 24 tue 27 wed 31 (storm) thu 33.')).toEqual(['Visitors to the tower last week', 'mon 24', 'tue 27', 'wed 31 (storm)', 'thu 33']); // prettier-ignore
});

test('three numbers with three digits each behind a point are thousands, one is not', () => {
  const valuesOf = (prompt: string): number[] => readPrompt(prompt).points.flatMap(({ figures }) => figures.map(({ figure }) => figure.magnitude)); // prettier-ignore
  expect(valuesOf('Tram counter: Mon 2.110 Tue 2.480 Wed 2.690.')).toEqual([2110, 2480, 2690]);
  expect(valuesOf('The rod is 2.110 m long.')).toEqual([2.11]);
});
