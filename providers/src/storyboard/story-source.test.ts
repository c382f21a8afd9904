import { briefFor } from '@scenewright/core/testing';
import { readPrompt } from '../reading/read.js';
import { storySourceOf } from './story-source.js';

const sourceOf = (prompt: string) => storySourceOf(readPrompt(prompt), briefFor({ prompt }));

test('a source knows its figures with what they are about, its items, and what is forbidden', () => {
  const source = sourceOf(
    "Make a calm video. 65% drink coffee at breakfast. Pack:\n- a map\n- a rain jacket\ndon't mention the fire in march",
  );
  expect(source.figures).toEqual([
    { says: ['65%', '65%'], about: expect.arrayContaining(['drink', 'coffee', 'breakfast']) },
  ]);
  expect(source.items.map((item) => item.toLowerCase())).toEqual(['a map', 'a rain jacket']);
  expect(source.isForbidden!('The fire of March')).toBe(true);
  expect(source.isForbidden!('A map')).toBe(false);
  expect(source.directions.join(' ')).toContain('calm video');
});

test('where nothing is forbidden, nothing is looked for', () => {
  expect(sourceOf('65% drink coffee at breakfast.').isForbidden).toBeUndefined();
});

describe('a fragment', () => {
  const isFragment = (language: string, headline: string): boolean =>
    sourceOf({ en: 'The bakery opens at seven and sells rye bread.', pt: 'A padaria abre às sete e vende pão de centeio.' }[language]!).isFragment!(headline); // prettier-ignore

  test.each([
    ['en', 'With your team'],
    ['en', 'Revenue grew and'],
    ['pt', 'Com a sua equipa'],
  ])('%s: %s', (language, headline) => expect(isFragment(language, headline)).toBe(true));

  test.each([
    ['en', 'Revenue grew'],
    ['en', 'To be or not'],
    ['en', 'By the time they reached the airport they had an argument'],
    ['en', 'With whom do we travel?'],
    ['pt', 'A ilha do Cascudo'],
    ['pt', 'Em resumo'],
  ])('%s is none: %s', (language, headline) => expect(isFragment(language, headline)).toBe(false));
});
