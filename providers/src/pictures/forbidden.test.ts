import { forbiddenIn } from './forbidden.js';
import { pictureOf } from './picture-of.js';

const shown = (text: string, language = 'en'): string | undefined =>
  pictureOf([{ text, weight: 1 }], language, new Set())?.name;

test.each([
  ['en', 'Cars are forbidden in the old town', 'forbidden:automobile'],
  ['en', 'Bicycles are not allowed on platform 2', 'forbidden:bicycle'],
  ['de', 'Autos sind in der Altstadt verboten', 'forbidden:automobile'],
  ['en', 'Keep it out of the sun for a week', 'forbidden:sun'],
  ['en', 'Take the bread out of the oven', 'bread'],
  ['en', 'Cars are welcome', 'automobile'],
])('what may not be is shown under a ban, in %s: %s', (language, text, name) => {
  expect(shown(text, language)).toBe(name);
});

test('a ban lies over the drawing it is about, and its name leads back to it', () => {
  const drawn = (text: string) => pictureOf([{ text, weight: 1 }], 'en', new Set())!;
  const [plain, banned] = [drawn('Cars are welcome'), drawn('Cars are forbidden')];
  expect(banned.shapes.slice(0, plain.shapes.length)).toEqual(plain.shapes);
  expect(banned.shapes).toHaveLength(plain.shapes.length + 2);
});

test('only the sentence that forbids is about what it forbids', () => {
  expect(forbiddenIn('Bring your dog. Cars are forbidden.')).toBe('Cars are ');
  expect(forbiddenIn('Nothing of the kind')).toBeUndefined();
  expect(forbiddenIn('Forbidden fruit')).toBeUndefined();
});
