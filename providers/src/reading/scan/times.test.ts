import { scan } from './scan.js';

test.each([
  ['Doors open at 7, the band plays at 8.', 'en', ['7', '8']],
  ['Our sale is Saturday 10 to 4 at the hall.', 'en', ['10 to 4']],
  ['Vernissage lördag 10-16 på Galleri Norr', 'sv', ['10-16']],
  ['Los sábados 10 a 14, en la plaza', 'es', ['10 a 14']],
  ['Beginn um 9.', 'de', ['9']],
])('%s: hours of the day', (text, language, times) => {
  const found = scan(text, language);
  expect(found.times.map((time) => time.text)).toEqual(times);
  expect(found.figures).toEqual([]);
});

test.each([
  ['We work at 9 schools.', 'en'],
  ['On Monday 10 to 14 children came.', 'en'],
  ['The course runs Monday 3 to 5 May.', 'en'],
  ['Prices start at 9 euros.', 'en'],
])('%s: none', (text, language) => {
  expect(scan(text, language).times).toEqual([]);
});
