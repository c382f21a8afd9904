import { withCountedMarks } from './counted-marks.js';

const mark = (title: string, count: number, total: number, language = 'en') =>
  withCountedMarks({ kind: 'pictogram', content: { title, count, total, icon: 'user' } } as never, language).content;

test.each([
  ['3 slices out of 12 are left', 3, 12],
  ['7 of 10 gizmos came back', 7, 10],
])('things are no people: %s', (title, count, total) => {
  expect(mark(title, count, total)).toMatchObject({ icon: 'circle' });
});

test('what can be drawn is its own mark', () => {
  expect(mark('4 of 5 bicycles are repaired', 4, 5).picture).toBe('bicycle');
});

test.each([
  ['9 in 10 customers come back', 9, 10, 'en'],
  ['9 in 10 recommend it', 9, 10, 'en'],
  ['Two thirds would go', 2, 3, 'en'],
])('people are people: %s', (title, count, total, language) => {
  expect(mark(title, count, total, language)).toMatchObject({ icon: 'user' });
});
