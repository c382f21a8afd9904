import { readRoles } from './read-roles.js';
import { isShown } from './role.js';
import { edgeBetween, edgeScores } from './edges.js';
import { ownModel } from './own-model.js';
import { tokenize } from './tokens.js';

const scoreOf = (text: string, word: string, kind: number): number => {
  const tokens = tokenize(text);
  const at = tokens.findIndex((token) => token.text === word);
  return edgeScores(tokens, 'en', ownModel().edges)[at * 3 + kind]!;
};
const [hides, shows] = [edgeBetween('content', 'direction'), edgeBetween('direction', 'content')];

test('what is told begins behind a word that leads to it rather than between a word and its noun', () => {
  const text = 'please make a short video about wild bees in cities for my class';
  expect(scoreOf(text, 'wild', shows)).toBeGreaterThan(scoreOf(text, 'bees', shows) + 2);
  expect(scoreOf(text, 'for', hides)).toBeGreaterThan(scoreOf(text, 'cities', hides) + 2);
});

test('where a clause ends anything may follow', () => {
  const tokens = tokenize('Bees dance. Make it calm, please');
  const scores = edgeScores(tokens, 'en', ownModel().edges);
  for (const [at, { boundary }] of tokens.entries())
    if (boundary > 0) expect([...scores.slice(at * 3, at * 3 + 3)]).toEqual([0, 0, 0]);
});

test.each(['6 mistakes first-time campers make\n1. no map\n2. wet socks\n3. camping in a hollow'])(
  'a title of many words is not cut: %s',
  (prompt) => {
    expect(readRoles(prompt, 'en').filter(({ role }) => !isShown(role))).toEqual([]);
  },
);
