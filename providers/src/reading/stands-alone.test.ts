import { readPrompt } from './read.js';
import { standsAlone } from './stands-alone.js';

test.each([
  ['en', '64 books and'],
  ['en', 'On pier 4C'],
  ['en', 'where the roofs were fitted'],
  ['en', 'swept away in 1911'],
  ['sv', 'säger läkaren Eva Lind'],
  ['de', 'Am Sonntag'],
  ['pt', 'Acima de 35 graus'],
  ['ko', '이웃들이 장작을 가져왔고'],
  ['ja', '村人は鐘を探しに出かけ'],
])('%s: “%s” says nothing by itself', (language, text) => {
  expect(standsAlone(text, language)).toBe(false);
});

test.each([
  ['en', 'The old box is closed'],
  ['de', 'Kuchen gibt es bei den Eltern'],
  ['ja', '川のそばで見つけた'],
])('%s: “%s” does', (language, text) => {
  expect(standsAlone(text, language)).toBe(true);
});

const clauses = (prompt: string): string[] => readPrompt(prompt).points.map(({ text }) => text.replace(/[.。]$/u, ''));

test.each<[string, string[]]>([
  ['The shed holds one saw, 30 planks and, since June, 12 ladders.', ['The shed holds one saw', '30 planks and, since June, 12 ladders']],
  ['On pier 4C, where the roofs were fitted, only 9 stayed away.', ['On pier 4C, where the roofs were fitted, only 9 stayed away']],
  ['La talpa cercò il cappello dal gufo, dal rospo e dal mugnaio.', ['La talpa cercò il cappello dal gufo, dal rospo e dal mugnaio']],
  ['Ёж искал очки под дубом, под мостом и под лавкой, потом лёг спать.', ['Ёж искал очки под дубом, под мостом и под лавкой, потом лёг спать']],
  ['Im Mai 1902 fuhr sie mit ihren Brüdern Emil und Konrad von Bern nach Genf, gut 150 Kilometer.', ['Im Mai 1902 fuhr sie mit ihren Brüdern Emil und Konrad von Bern nach Genf', 'gut 150 Kilometer']],
  ['The bridge was built, swept away in 1911, built again.', ['The bridge was built, swept away in 1911, built again']],
  ['Der Brunnen ist wieder offen; wer mag, darf Wasser holen.', ['Der Brunnen ist wieder offen', 'wer mag, darf Wasser holen']],
  ['”Vi hinner alltid”, säger läkaren Eva Lind.', ['“Vi hinner alltid”, säger läkaren Eva Lind']],
  ['Steps walked: Mon 6,104 Tue 7,380 Wed 5,977', ['Mon 6,104', 'Tue 7,380', 'Wed 5,977']],
  ['Moss. Does it need soil? Seldom: it lives on rain.', ['Moss', 'Does it need soil?', 'Seldom: it lives on rain']],
])('the clauses of %s', (prompt, expected) => {
  expect(clauses(prompt)).toEqual(expected);
}); // prettier-ignore

test('what is denied of something is told, and a ban is none of it', () => {
  expect(clauses('She rings the bell. She never missed a morning, not once in 40 years.').at(-1)).toContain('40 years');
  expect(clauses('A film about our bell. Never mention the priest.').join(' ')).not.toContain('priest');
});

test('a verse keeps its lines', () => {
  expect(clauses('Snow on the bell,\none candle, one song,\nthe door stands open,\ncome in from the cold.').join(' ')).toContain('one song'); // prettier-ignore
});

test.each([
  ['A room at Birch House 22, Ward 5B, costs 640 euros a month.', ['640 euros']],
  ['Flight 417 leaves gate 12 with 70 people.', ['70']],
  ['Récolte de sel par mois : juin 1 450 kg, juillet 2 870 kg.', ['1 450 kg', '2 870 kg']],
])('numbers of houses, flights and months in front of an amount measure nothing: %s', (prompt, expected) => {
  expect(readPrompt(prompt).points.flatMap(({ figures }) => figures.map(({ figure }) => figure.display))).toEqual(expected); // prettier-ignore
});
