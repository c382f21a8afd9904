import { isDeniedClause, isDeniedVerb, isDeniedWord, saysDone } from './denied.js';

const denied = (text: string, word: string, language: string): boolean => isDeniedClause(text, text.indexOf(word), language); // prettier-ignore

test.each([
  ['en', 'None of them agree on it', 'agree'],
  ['en', 'They agree on nothing', 'agree'],
  ['en', 'Nobody sings and dances here', 'dances'],
  ['de', 'Wir feiern in diesem Jahr nicht', 'feiern'],
  ['fr', 'Personne ne rit', 'rit'],
  ['es', 'Nadie compra el coche', 'compra'],
  ['ru', 'Никто не поёт', 'поёт'],
  ['pl', 'Nikt tu nie śpiewa', 'śpiewa'],
  ['ar', 'لا تغسل الخضار', 'تغسل'],
])('a clause is denied from its first word to its last, %s: %s', (language, text, word) =>
  expect(denied(text, word, language)).toBe(true),
);

test.each([
  ['the clause before it is', 'en', "It isn't cheap, they agree", 'agree'],
  ['the clause behind "and" is', 'en', 'They agree and never quarrel', 'agree'],
  ['what "but" ends is', 'de', 'Das war nicht billig aber wir feiern', 'feiern'],
  ['more than that is meant', 'en', 'We not only agree', 'agree'],
  ['it is to be kept in mind', 'en', "Don't forget to vote", 'vote'],
  ['the letters of a denial stand in another word', 'ar', 'المركز الأول', 'المركز'],
])('but not where %s (%s: %s)', (_, language, text, word) => expect(denied(text, word, language)).toBe(false));

test.each([
  ['ja', '本がない', '本', true],
  ['ja', '本を読みません', '本', false],
  ['ja', '本です', '本', false],
  ['zh', '没有书', '书', true],
  ['zh', '书没有看完', '书', false],
  ['ko', '기차가 없다', '기차', true],
  ['tr', 'kedi yok', 'kedi', true],
])('a word is denied by what hangs on it, %s: %s (%s) %s', (language, text, word, expected) => {
  const at = text.indexOf(word);
  expect(isDeniedWord(text, at, at + word.length, language)).toBe(expected);
});

test('a handshake says that something is done, and a cat does not', () => {
  expect(['handshake', 'trophy', 'crying-face'].every(saysDone)).toBe(true);
  expect(['cat-face', 'bread', 'clock'].some(saysDone)).toBe(false);
});

test('a verb is denied from behind in German, and not in English', () => {
  const isDenied = (text: string, word: string, language: string): boolean => isDeniedVerb(text, text.indexOf(word), language); // prettier-ignore
  expect(isDenied('Wir feiern heute nicht', 'feiern', 'de')).toBe(true);
  expect(isDenied('If you pay the interest the loan does not shrink', 'pay', 'en')).toBe(false);
  expect(isDenied('They do not pay it', 'pay', 'en')).toBe(true);
});
