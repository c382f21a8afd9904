import { isVerbByPlace } from './verb-places.js';
import { wordsOf } from './words-of.js';

const isVerb = (text: string, word: string, language: string): boolean => {
  const words = wordsOf(text);
  return isVerbByPlace(text, words, words.findLastIndex((one) => one.word === word), language); // prettier-ignore
};

test.each([
  ['fr', 'Cette carte montre les rivières', 'montre'],
  ['fr', 'Il porte des lunettes', 'porte'],
  ['es', 'Nadie compra el coche', 'compra'],
  ['it', 'Lei legge un libro', 'legge'],
  ['pt', 'Quem planta colhe', 'planta'],
])('a word that can be a noun is a verb behind who does it, %s: %s', (language, text, word) =>
  expect(isVerb(text, word, language)).toBe(true),
);

test.each([
  ['it has its article', 'fr', 'La montre des voisins', 'montre'],
  ['what leads it is a preposition', 'fr', 'Cours de poterie le samedi', 'poterie'],
  ['a comma is between', 'fr', 'Madame Ravel, géographie, 5e B', 'géographie'],
  ['it begins the text', 'fr', 'Montre les rivières', 'Montre'],
  ['its article is written on it', 'fr', "Couper l'eau 2 fois", "l'eau"],
  ['the subject stands behind its verb', 'sv', 'Då väljer ni kurs', 'kurs'],
  ['a language has no articles', 'ru', 'Она врач', 'врач'],
])('but not where %s (%s: %s)', (_, language, text, word) => expect(isVerb(text, word, language)).toBe(false));
