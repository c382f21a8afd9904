import { findPicture } from './find-picture.js';
import { misread } from './unmeant.js';

const shown = (text: string, language = 'en'): string | undefined => findPicture([{ text, weight: 1 }], language)?.name;

describe('a name is not taken for the thing that it would be', () => {
  test.each([
    ['en', 'Pebble, a pocket-sized espresso maker. 79 euros', 'rock'],
    ['en', 'Promo for Falcon, a foldable kitchen scale', 'eagle'],
    ['en', 'Product launch: Otter is a waterproof backpack', 'otter'],
    ['en', 'Introducing Comet, an app that finds you a parking space', 'comet'],
    ['de', 'Werbung für Igel, eine Zahnbürste aus Bambus', 'hedgehog'],
    ['fr', 'Pub pour Castor, une gourde pliable. Commandez sur castor.fr', 'beaver'],
    ['it', 'Spot per Volpe, una lampada da lettura', 'fox'],
    ['tr', 'Baykuş, gece boyunca yanan bir kamp lambası. 499 lira', 'owl'],
  ])('%s: %s', (language, prompt, name) => {
    expect([...misread(prompt, language)]).toContain(name);
  });
  test.each([
    ['en', 'Coffee, a drink loved by millions'],
    ['en', 'Salt, a mineral'],
    ['en', 'Water is a liquid'],
    ['en', 'The otter, an animal that uses tools'],
    ['de', 'Der Igel, ein Säugetier'],
  ])('but what is explained is that thing: %s %s', (language, prompt) => {
    expect([...misread(prompt, language)]).toEqual([]);
  });
});

test.each([
  ['the bed of a garden', 'How to make compost: spread it on the beds', ['bed', 'person-in-bed']],
  ['the lock of a canal', 'How a canal lock works: the boat enters', ['locked', 'locked-with-key']],
])('a word in another sense is not shown in its usual one: %s', (_, prompt, names) => {
  expect([...misread(prompt, 'en')]).toEqual(expect.arrayContaining(names));
});

test('nor is the sense that is meant passed over', () => {
  expect([...misread('How people commute: train 35%, car 28%, bus 20%', 'en')]).toEqual([]);
});

test.each([
  ['en', 'The boat leaves', 'motor-boat'],
  ['en', 'The maple leaves are red', 'maple-leaf'],
  ['en', 'The library books', 'books'],
  ['en', 'Finish with spreading it', undefined],
  ['en', 'Twice as fast as train', 'train'],
  ['de', 'Was dazu gehören kann', undefined],
  ['de', 'Kaiserschmarrn', undefined],
])('a verb is no noun, and a compound is its last part: %s %s', (language, text, name) => {
  expect(shown(text, language)).toBe(name);
});

test.each([
  ['en', 'Morning and evening practice', undefined],
  ['en', 'You get home by seven', undefined],
  ['en', 'Night falls', 'crescent-moon'],
  ['en', 'A long evening', 'sunset'],
  ['es', 'Riega por la mañana', 'watering-can'],
  ['ar', 'انقع الحمص طوال الليل', undefined],
])('when and where are shown only where a text is about them: %s %s', (language, text, name) => {
  expect(shown(text, language)).toBe(name);
});

test.each([
  ['en', 'The street lamp goes out', undefined],
  ['en', 'The street lamp shines', 'light-bulb'],
  ['fr', "La lampe s'éteint", undefined],
  ['de', 'Die Lampe geht aus', undefined],
])('a light that goes out is not shown shining: %s %s', (language, text, name) => {
  expect(shown(text, language)).toBe(name);
});
