import { captionPages, captionWords, textWidth } from './caption-pages.js';
import { spreadWords } from '../timing/word-times.js';

const pagesOf = (text: string, shape: 'wide' | 'square' | 'tall' = 'wide', language = 'en', seconds = 12) =>
  captionPages(
    { words: spreadWords(text, seconds), voiceFrom: 10, from: 0, to: 30 * seconds + 60 },
    { fps: 30, language, shape },
  );
const textOf = (page: { words: { text: string }[] }, separator = ' '): string =>
  page.words.map((word) => word.text).join(separator);

test('pages end with sentences when these fit', () => {
  const pages = pagesOf(
    'Revenue grew by a quarter this year. Churn fell to three percent. Japan is next on the list.',
    'wide',
  );
  expect(pages.map((page) => textOf(page))).toEqual([
    'Revenue grew by a quarter this year.',
    'Churn fell to three percent.',
    'Japan is next on the list.',
  ]);
});

test('a long sentence breaks at its comma and not before its last word', () => {
  const pages = pagesOf(
    'When the moon stands over the wide grey sea in spring, the water follows it around the world twice a day.',
    'wide',
  ).map((page) => textOf(page));
  expect(pages[0]).toBe('When the moon stands over the wide grey sea in spring,');
  for (const page of pages) expect(page.split(' ').length).toBeGreaterThan(2);
});

test('a page does not end with a word that belongs to the next', () => {
  const pages = pagesOf('Sales rose from 12,5 to 17,2 between Jan and Apr.', 'tall').map((page) => textOf(page));
  expect(pages).toEqual(['Sales rose from 12,5 to 17,2', 'between Jan and Apr.']);
});

test.each([
  ['wide', 72],
  ['square', 52],
  ['tall', 44],
] as const)('a %s page holds at most two lines of its width', (shape, width) => {
  const text =
    'The quick brown fox jumps over the lazy dog and then goes home to sleep until the next morning comes around again';
  for (const page of pagesOf(text, shape)) expect(textWidth(textOf(page))).toBeLessThanOrEqual(width + 1);
});

test('a page stays a moment after its last word and leaves at a pause', () => {
  const words = [
    { text: 'Wait.', start: 0, end: 0.9 },
    { text: 'Now.', start: 4, end: 5 },
  ];
  const pages = captionPages({ words, voiceFrom: 0, from: 0, to: 200 }, { fps: 30, language: 'en', shape: 'wide' });
  expect(pages.map(({ from, to }) => [from, to])).toEqual([
    [0, 36],
    [120, 159],
  ]);
});

test('the next page comes with its first word, however long the last one would stay', () => {
  const words = spreadWords('Revenue grew by a quarter this year. Churn fell to three percent in the end.', 6);
  const [first, second] = captionPages(
    { words, voiceFrom: 0, from: 0, to: 300 },
    { fps: 30, language: 'en', shape: 'tall' },
  );
  const churn = words.find((word) => word.text === 'Churn')!;
  expect(second!.words[0]!.text).toBe('Churn');
  expect(second!.from).toBe(Math.round(churn.start * 30));
  expect(first!.to).toBe(second!.from);
});

test('Japanese is cut into its words, two letters wide each, with marks kept at the word before', () => {
  const words = captionWords([{ text: '売上は24%増加しました。', start: 0, end: 3 }], 'ja');
  expect(words.length).toBeGreaterThan(3);
  expect(words.map((word) => word.text).join('')).toBe('売上は24%増加しました。');
  expect(words.at(-1)!.text).toMatch(/。$/);
  expect(words.at(-1)!.end).toBeCloseTo(3, 9);
  const pages = pagesOf(
    '潮は一日に二回満ちて引きます。月が海を引き寄せるからです。太陽もそれを助けたり弱めたりします。',
    'tall',
    'ja',
  );
  for (const page of pages) expect(textWidth(textOf(page, ''))).toBeLessThanOrEqual(44);
  expect(pages.length).toBeGreaterThan(1);
});

test('widths: CJK two, Latin and Hangul marks by what they take, combining marks nothing', () => {
  expect([textWidth('abc'), textWidth('日本'), textWidth('한국'), textWidth('é'), textWidth('e\u0301')]).toEqual([
    3, 4, 4, 1, 1,
  ]);
});

test('a word wider than a page stands alone', () => {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const pages = pagesOf(`Die ${long} lebt.`, 'tall', 'de');
  expect(pages.some((page) => textOf(page) === long)).toBe(true);
});
