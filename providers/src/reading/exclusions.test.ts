import { readPrompt } from './read.js';

const told = (prompt: string): string => readPrompt(prompt).points.map(({ text }) => text).join(' | '); // prettier-ignore

test('each ban of a sentence forbids its own thing', () => {
  const prompt =
    'The pool in Arden opens on 3 May. The sauna stays shut until July. No ticket prices, and don’t mention the sauna.';
  expect(told(prompt)).toContain('pool in Arden');
  expect(told(prompt)).not.toContain('sauna');
});

test('a telephone number is forbidden as a whole, and its digits forbid nothing else', () => {
  const prompt =
    'Le bassin d’Arden rouvre avec 22 lignes d’eau. Contact presse : 03 22 48 15 60\n\nSans le contact presse.';
  expect(told(prompt)).toContain('22 lignes');
  expect(told(prompt)).not.toMatch(/48|presse/u);
});
