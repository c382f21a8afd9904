import { rolesOf } from './roles-of.js';
import { isShown } from './role.js';

const shown = (text: string, language: string): string =>
  rolesOf(text, language)
    .filter(({ role }) => isShown(role))
    .map(({ from, to }) => text.slice(from, to))
    .join('');

test('laughter is for the maker, whatever the language', () => {
  expect(shown('Partners welcome, togs not required lol. Tickets €18.', 'en')).not.toContain('lol');
  expect(shown('biasanya jam 9 udah ludes wkwk. Nasi uduk 15rb, gratis kerupuk.', 'id')).not.toContain('wkwk');
  expect(shown('See www.example.org for tickets at €18.', 'en')).toContain('www.example.org');
});

test('a label says what its words are to the film, and only they are shown', () => {
  const data = 'Yield per quarter: Q1 1,240 kWh, Q2 3,980 kWh. Together 9,700. Message: we make more than we use.';
  expect(shown(data, 'en')).not.toContain('Message');
  expect(shown(data, 'en')).toContain('we make more than we use');
  expect(shown('Samen 9.700 kWh, verbruik 8.150. Boodschap: we wekken meer op.', 'nl')).not.toContain('Boodschap');
});

test('words in quotation marks that a request refuses are not shown', () => {
  const games = 'Kelp Wars takes 15 minutes. Tiny Orchestra: everyone hums. Vertical, 30 seconds. no "fun for the whole family"'; // prettier-ignore
  expect(shown(games, 'en')).not.toContain('whole family');
});

test('the end of a clause about the film goes with it', () => {
  const report = 'Northgate Food Bank. Parcels: 1,846. The van failed its MOT in March. Keep it sober, about 50s, start with the parcels and end with the van.'; // prettier-ignore
  expect(shown(report, 'en')).not.toContain('end with');
});

test('an order that opens a request is not shown, what it orders is', () => {
  expect(shown('Teach me the 5 pillars of a good apology', 'en').trim()).toBe('the 5 pillars of a good apology');
  expect(shown('Erzähl die Geschichte vom Igel Theo, der den Winterschlaf verpasst', 'de')).not.toContain('Erzähl');
});

test('an address that a film ends with is whole', () => {
  expect(shown('¿Cuánto cuesta? 5,10 € al día. Al final el correo comedor@ampaelolmo.org.', 'es')).toContain('comedor@ampaelolmo.org'); // prettier-ignore
});
