import { isAppositive } from './appositions.js';
import { readPrompt } from './read.js';

test.each([
  ['El aeropuerto, a 38 km, sigue abierto.', 'es'],
  ['Las escuelas, cerradas desde el lunes, abren mañana.', 'es'],
  ['Il museo, a due passi dal porto, riapre sabato.', 'it'],
  ['Der Flughafen, 38 km entfernt, bleibt offen.', 'de'],
  ["L'école, fermée depuis lundi, ouvre demain.", 'fr'],
])('a remark between commas parts no sentence: %s', (sentence, language) => {
  expect(isAppositive(sentence, language)).toBe(true);
  expect(readPrompt(sentence).points.map(({ text }) => text)).toEqual([sentence]);
});

test.each([
  ['Il pane, la pasta, i dolci.', 'it'],
  ['Der Chor, Kaffee, Kuchen vom Verein.', 'de'],
  ['La piscina, 3 salas, y un bar.', 'es'],
  ['Les enfants, les parents, amis du quartier', 'fr'],
])('a row of three stays one: %s', (sentence, language) => {
  expect(isAppositive(sentence, language)).toBe(false);
});

test('the day of an occasion is no remark', () => {
  const { points } = readPrompt(
    'El bautizo de Renata, sábado 17 de mayo a las 12:00, parroquia San Isidro en Tlaquexpan.',
  );
  expect(points.map(({ text }) => text)[0]).toBe('El bautizo de Renata');
});
