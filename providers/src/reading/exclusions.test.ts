import { exclusionsOf, isExcluded } from './exclusions.js';
import { readPrompt } from './read.js';
import { numberFormatOf } from './scan/number-format.js';
import { scan } from './scan/scan.js';

const contentOf = (prompt: string): string => readPrompt(prompt).points.map(({ text }) => text).join(' | '); // prettier-ignore

test('each ban of a sentence forbids its own thing', () => {
  const prompt =
    'The pool in Arden opens on 3 May. The sauna stays shut until July. No ticket prices, and don’t mention the sauna.';
  expect(contentOf(prompt)).toContain('pool in Arden');
  expect(contentOf(prompt)).not.toContain('sauna');
});

test('a telephone number is forbidden as a whole, and its digits forbid nothing else', () => {
  const prompt =
    'Le bassin d’Arden rouvre avec 22 lignes d’eau. Contact presse : 03 22 48 15 60\n\nSans le contact presse.';
  expect(contentOf(prompt)).toContain('22 lignes');
  expect(contentOf(prompt)).not.toMatch(/48|presse/u);
});

const forbidden = (ban: string, text: string, language = 'en'): boolean =>
  isExcluded(text, scan(text, language, numberFormatOf(text, language)), exclusionsOf([ban], language));

test('a ban of what something is called, or of its picture, bans no word', () => {
  expect(forbidden("Don't name any hotel.", 'Forty hotels signed up.')).toBe(false);
  expect(forbidden('No patients in shot, please.', 'Patients get their own room.')).toBe(false);
  expect(forbidden('Bitte keine Fotos von Kindern.', 'Die Kinder bauen ein Floß.', 'de')).toBe(false);
  expect(forbidden('Ne donnez pas le nom du fournisseur.', 'Le fournisseur livre le lundi.', 'fr')).toBe(false);
  expect(forbidden("Nothing about Olga's lawsuit.", 'The lawsuit that Olga won is over.')).toBe(true);
  expect(forbidden("Olga's name stays out.", 'Olga leads the choir.')).toBe(true);
});

test('why something is banned is not banned', () => {
  expect(forbidden("Don't mention the strike; the drivers get angry.", 'Our drivers know every street.')).toBe(false);
  expect(forbidden('No prices for the ferry, we promised that at the harbour.', 'It leaves the harbour at nine.')).toBe(false); // prettier-ignore
  expect(forbidden("Don't mention the strike; the drivers get angry.", 'The strike is over.')).toBe(true);
});

test('a number with what it counts is one thing', () => {
  expect(forbidden('Skip episode 62.', 'The dog of episode 3 came back.')).toBe(false);
  expect(forbidden('Skip episode 62.', 'Episode 62 was lost.')).toBe(true);
  expect(forbidden("What happened at 14.20 isn't told.", '14.41, all is well.')).toBe(false);
});

test('a name of several words is forbidden as a whole, and where one of them stands for it', () => {
  expect(forbidden("Don't name Harlow Today.", 'Harlow Bridge closed on 6 May.')).toBe(false);
  expect(forbidden("Don't name Harlow Today.", 'As Harlow Today wrote, it reopens soon.')).toBe(true);
  expect(forbidden('Please leave out Anna Bell.', 'Then Ms Bell took over.')).toBe(true);
  expect(forbidden('Please leave out Anna Bell.', 'Then Bell Street was closed.')).toBe(false);
});
