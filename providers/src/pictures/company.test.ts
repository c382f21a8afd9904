import { findPicture } from './find-picture.js';

const pictureOf = (language: string, text: string): string | undefined =>
  findPicture([{ text, weight: 1 }], language)?.name;

test.each([
  ['en', 'We have raised the half, which leaves £33,500', /leaf|leaves/],
  ['en', 'It rings twice a day', /ring/],
  ['en', 'One spring the water rose and took his hut', /rose/],
  ['en', 'Prices rose by 4% in May', /rose/],
  ['pt', 'Três meses em Sorriso', /smil/],
  ['es', 'Cada verano en Playa', /beach/],
  ['he', 'לא מגבת', /towel/],
  ['de', 'Silikon in einem Zug rein', /train|railway/],
  ['de', 'Der Vertrag ist unter Dach und Fach', /house|roof/],
  ['en', 'A welcome for the guests of our rooms', /silhouette/],
])('%s: "%s" shows nothing that is not meant', (language, text, wrong) => {
  expect(pictureOf(language, text) ?? '').not.toMatch(wrong);
});

test.each([
  ['The Friends of the Aldermoor Library Bus', /bus|books/],
  ['It leaves the dry leaf on the branch', /leaf|leaves|tree/],
  ['Meet our volunteers', /silhouette/],
  ['A red rose and a candle', /rose/],
  ['They rowed eleven hours', /rowing-boat/],
  ['Drills were lent most, 910 times', /drill/],
  ['The members of the choir', /music|sing|microphone/],
])('"%s" shows what it is about', (text, right) => {
  expect(pictureOf('en', text)).toMatch(right);
});

test('a German thing is still one out of its turn of phrase', () => {
  expect(pictureOf('de', 'Der Schnellzug nach Wien')).toMatch(/train/);
});
