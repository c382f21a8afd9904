import { wishesOf } from './wishes.js';

test('a word is read in the languages of its prompt', () => {
  expect(wishesOf(["We'd be glad of captions."], ['en']).mood).toBeUndefined();
  expect(wishesOf(['Gör den glad.'], ['sv']).mood).toBe('bright');
  expect(wishesOf(['upbeat, bitte'], ['de']).mood).toBe('driving');
});

test('what is refused is no wish, however early it is named', () => {
  expect(wishesOf(['For the foyer of a music school. No music.'], ['en']).music).toBe(false);
  expect(wishesOf(['not too funny, rather calm'], ['en']).mood).toBe('calm');
  expect(wishesOf(['Nothing retro, please.'], ['en']).look).toEqual([]);
  expect(wishesOf(["They don't want a voice-over."], ['en']).narration).toBe(false);
  expect(wishesOf(['It plays with the sound off.'], ['en'])).toMatchObject({ narration: false, music: false });
});

test('where a film is seen says nothing of its look', () => {
  expect(wishesOf(["For our members' magazine."], ['en']).look).toEqual([]);
  expect(wishesOf(['for parents whose children start school'], ['en']).look).toEqual([]);
  expect(wishesOf(['Make it like a magazine.'], ['en']).look).toEqual(['magazine']);
  expect(wishesOf(['for the kids, paper cut-out'], ['en']).look).toEqual(['kids', 'paper']);
});

test('shape and voice are followed in every language', () => {
  for (const [words, code] of [
    ['インスタのリール用', 'ja'],
    ['tall not wide', 'en'],
    ['hikâye formatında', 'tr'],
    ['Vertikal bitte', 'de'],
  ] as const)
    // prettier-ignore
    expect([words, wishesOf([words], [code]).aspectRatio]).toEqual([words, '9:16']);
  for (const [words, code] of [
    ['Квадрат, уютно', 'ru'],
    ['ריבוע, 40 שניות', 'he'],
  ] as const)
    expect([words, wishesOf([words], [code]).aspectRatio]).toEqual([words, '1:1']);
  for (const [words, code] of [
    ['NO SPEAKING', 'en'],
    ['no commentary track', 'en'],
    ['koi awaz nahi', 'hi'],
    ['בלי קריינות', 'he'],
  ] as const)
    // prettier-ignore
    expect([words, wishesOf([words], [code]).narration]).toEqual([words, false]);
});
