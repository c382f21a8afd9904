import { askedOrder, endsOnName, orderSpans } from './asked-order.js';
import { readPrompt } from './read.js';

const pointTexts = (prompt: string): string[] => readPrompt(prompt).points.map(({ text }) => text);
const place = (texts: readonly string[], word: string): number => texts.findIndex((text) => text.includes(word));

test('what is asked for first comes after what names the film, what is asked for last at its end', () => {
  const english = pointTexts(
    'A clip for our ice rink, start with the price. The Rink am Wall has 900 m² of ice. Skates are sharpened while you wait. A day ticket costs 9 euros. It is open until March.',
  );
  expect(place(english, '9 euros')).toBe(1);
  const german = pointTexts(
    'Bitte ein Video für unseren Chor. Der Chor am Hafen singt seit 1980. Das Konzert ist am 3. Mai. Der Eintritt kostet 12 Euro. Neue Stimmen sind willkommen. Zuerst den Preis, am Ende das Datum.',
  );
  expect(place(german, '12 Euro')).toBe(1);
  expect(place(german, '3. Mai')).toBe(german.length - 1);
  expect(german.join(' ')).not.toMatch(/Zuerst|am Ende/u);
});

test('a ranking is told from the end that is asked for', () => {
  const steps = '1. Fill the kettle. 2. Warm the pot. 3. Add the leaves. 4. Wait.';
  expect(pointTexts(`Four steps to tea, count down from four to one. ${steps}`).slice(1)).toEqual(['Wait.', 'Add the leaves.', 'Warm the pot.', 'Fill the kettle.']); // prettier-ignore
  const votes = 'Lisa got 40 votes. Omar got 65 votes. Ines got 12 votes.';
  expect(place(pointTexts(`A film of our election, lowest first. ${votes}`), 'Ines')).toBeLessThan(place(pointTexts(`A film of our election, lowest first. ${votes}`), 'Omar')); // prettier-ignore
});

test('parts follow each other as far as they are named', () => {
  expect(askedOrder(['Empieza con el precio, luego el horario, y al final nuestro logo.'], ['es'])).toMatchObject({
    first: [{ things: ['money'] }, { things: ['time'] }],
    last: [{ things: ['name'] }],
  });
  expect(endsOnName(askedOrder(['最後は店名'], ['ja']))).toBe(true);
  expect(askedOrder(['No countdown, please.'], ['en']).ranks).toBeUndefined();
});

test('a clause that only orders is one, and what tells of prices or ends is none', () => {
  const ordered = (text: string): string[] =>
    orderSpans(text, ['en']).map(({ from, to }) => text.slice(from, to).trim());
  expect(ordered('Our loaves, lowest first: rye 410.')).toEqual([', lowest first']);
  expect(ordered('Prices start at 5 euros and end with a free drink.')).toEqual([]);
  expect(ordered('End with our website pilo.example.')).toEqual([]);
});

test('an address that only a direction names is what the film ends on', () => {
  const { points } = readPrompt(
    'Portrait, 20 s, no voice. "I slept through the storm." Ida Holm, 70. End w pilo.example/ida',
  );
  expect(points.at(-1)).toMatchObject({ text: 'pilo.example/ida', role: 'ending' });
});
