import { scan } from './scan.js';

test.each([
  ['Doors open at 7, the band plays at 8.', 'en', ['7', '8']],
  ['Our sale is Saturday 10 to 4 at the hall.', 'en', ['10 to 4']],
  ['Vernissage lördag 10-16 på Galleri Norr', 'sv', ['10-16']],
  ['Los sábados 10 a 14, en la plaza', 'es', ['10 a 14']],
  ['Beginn um 9.', 'de', ['9']],
  ['It is loud between 8.00 and 8.45.', 'en', ['8.00 and 8.45']],
  ['On Sunday the 1st of June from 11 to 5 you can slide down the pole.', 'en', ['11 to 5']],
  ['Am Sonntag, 4. Mai, von 10 bis 4 im Hof', 'de', ['10 bis 4']],
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
  ['Comptez 1 h 30 de marche.', 'fr'],
  ['The count fell from 11 to 5 in June.', 'en'],
  ['We cut the steps from 11 to 5.', 'en'],
])('%s: none', (text, language) => {
  expect(scan(text, language).times).toEqual([]);
});

test.each([
  ['Sunday 23 March, 10 till 4', 'en', ['10 till 4']],
  ['Your first drink is on us before 6.', 'en', ['6']],
  ['Turno de 5 a 11 de la mañana', 'es', ['5 a 11 de la mañana']],
  ['सुबह 9 से शाम 6 बजे तक', 'hi', ['सुबह 9 से शाम 6 बजे']],
  ['Truk datang pukul 06.30.', 'id', ['06.30']],
  ['utspring 13.00 på skolan', 'sv', ['13.00']],
  ['open van 9 tot 17 uur', 'nl', ['9 tot 17 uur']],
  ['su kesintisi 09.00-13.00', 'tr', ['09.00-13.00']],
  ['ouvert de 9 h 15 à 12 h 45', 'fr', ['9 h 15 à 12 h 45']],
  ['rendez-vous à 18 h 30 au port', 'fr', ['18 h 30']],
  ['saindo às 9h do trapiche', 'pt', ['9h']],
])('%s: an hour in the words of its language', (text, language, times) => {
  expect(scan(text, language).times.map((time) => time.text)).toEqual(times);
});

test.each([
  ['It lasts 3 to 5 hours.', 'en'],
  ['Members: 2,044 (year before 1,987)', 'en'],
  ['Il faut 2h de route.', 'fr'],
])('%s: no hour', (text, language) => {
  expect(scan(text, language).times).toEqual([]);
});
