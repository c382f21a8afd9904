import { findDates, joinedSpans } from './dates.js';

const found = (text: string, language: string): string[] => findDates(text, language).map(({ text: said, order }) => `${said} ${order}`); // prettier-ignore

test.each([
  ['am 30.11. spielt die Band', 'de', '30.11. 1130'],
  ['Konzert am 30.11.26 um acht', 'de', '30.11.26 20261130'],
  ['od 3. 5. do końca', 'pl', '3. 5. 503'],
  ['le concert a lieu le 14/06 à Lyon', 'fr', '14/06 614'],
  ['el taller es el 21/3 por la tarde', 'es', '21/3 321'],
  ['fair from May 4 to 6 in the park', 'en', 'May 4 to 6 504'],
])('%s', (text, language, date) => {
  expect(found(text, language)).toEqual([date]);
});

test.each([
  ['abierto 24/7, en 24/7', 'es'],
  ['en 2/3 de los casos', 'es'],
  ['Version 2.10.3 ist da', 'de'],
  ['genau 30.11 Sekunden', 'de'],
  ['a third, or 1/3, by 2/5', 'en'],
])('%s names no day', (text, language) => {
  expect(found(text, language)).toEqual([]);
});

test('two days with no more between them than "to" are one stretch', () => {
  const text = 'closed from June 15 to August 29, and on 3 September';
  expect(joinedSpans(findDates(text, 'en'), text).map(({ text: said }) => said)).toEqual(['June 15 to August 29', '3 September']); // prettier-ignore
});
