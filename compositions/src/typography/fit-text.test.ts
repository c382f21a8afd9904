import { inCapitals, piecesOf } from './break-lines.js';
import { fitText, type FitRequest } from './fit-text.js';

const request: FitRequest = {
  text: 'Revenue grew 24% to $4.2M',
  language: 'en',
  face: { family: 'x', weight: 400, tracking: -0.02 },
  width: 900,
  height: 400,
  maxLines: 3,
  maxSize: 160,
  minSize: 40,
  leading: 1.1,
};

test('a text stays inside its box at the largest size that fits', () => {
  const fitted = fitText(request);
  expect(fitted.width).toBeLessThanOrEqual(900);
  expect(fitted.height).toBeLessThanOrEqual(400);
  expect(fitText({ ...request, maxSize: fitted.size + 1, minSize: fitted.size + 1 }).size).toBeLessThanOrEqual(
    fitted.size,
  );
  expect(fitted.texts.join(' ')).toBe(request.text);
});

test('one word longer than the box shrinks instead of being cut', () => {
  const fitted = fitText({ ...request, text: 'Donaudampfschiff', width: 150 });
  expect(fitted.texts).toHaveLength(1);
  expect(fitted.width).toBeLessThanOrEqual(150);
});

test.each([
  ['Donaudampfschifffahrtsgesellschaftskapitän', 'de', 300],
  ['„Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz“', 'de', 600],
  ['превысокомногорассмотрительствующий', 'ru', 320],
])('a very long word is parted at syllables where it would be small: %s', (text, language, width) => {
  const fitted = fitText({ ...request, text, language, width });
  expect(fitted.width).toBeLessThanOrEqual(width);
  expect(fitted.size).toBeGreaterThanOrEqual(40);
  expect(fitted.texts.length).toBeGreaterThan(1);
  // Each line but the last ends on a hyphen, and without them the word is whole.
  expect(fitted.texts.slice(0, -1).filter((line) => !/\p{L}{4,}-$/u.test(line))).toEqual([]);
  expect(fitted.texts.map((line) => line.replace(/-$/u, '')).join('')).toBe(text);
  expect(fitted.lines.map((line) => line.map((piece) => piece.text).join(''))).toEqual(fitted.texts);
});

test('a word that fits whole is not parted', () => {
  expect(fitText({ ...request, text: 'Donaudampfschifffahrtsgesellschaft', width: 1400 }).texts).toHaveLength(1);
});

test('no short word has a line to itself, unless that costs the text its size', () => {
  const narrow = { ...request, text: 'Lesson for year five', width: 420, height: 700, maxLines: 4 };
  const { texts } = fitText(narrow);
  expect(texts.join(' ')).toBe('Lesson for year five');
  expect(texts).not.toContain('for');
  const step = fitText({ ...narrow, text: 'Press the patch on', maxLines: 3 });
  expect(step.texts).not.toContain('the');
  expect(step.texts.join(' ')).toBe('Press the patch on');
  // Where all words are short, joining two would halve them.
  const short = fitText({ ...narrow, text: 'Hello the world', width: 200, maxSize: 300 });
  expect(short.texts).toEqual(['Hello', 'the', 'world']);
});

test('Arabic is never tracked and gets room for its marks', () => {
  const fitted = fitText({ ...request, text: 'ارتفعت الإيرادات بنسبة ٢٤٪', language: 'ar' });
  expect(fitted.tracking).toBe(0);
  expect(fitted.lineHeight / fitted.size).toBeGreaterThanOrEqual(1.4);
});

test('Japanese breaks between words and no line begins with a closing mark', () => {
  const fitted = fitText({
    ...request,
    text: '売上高は、二十四パーセント増えました。次は日本市場です。',
    language: 'ja',
    width: 420,
  });
  expect(fitted.texts.length).toBeGreaterThan(1);
  for (const line of fitted.texts) expect(line).not.toMatch(/^[、。ー]/);
  expect(fitted.texts.join('')).toBe('売上高は、二十四パーセント増えました。次は日本市場です。');
});

test('Japanese lines end after particles, and numbers keep what they count', () => {
  const pieces = (text: string): string[] => piecesOf(text, 'ja', true).map((piece) => piece.text);
  expect(pieces('第3四半期の業績')).toEqual(['第3四半期の', '業績']);
  expect(pieces('新しいポートが3か所')).toContain('3か所');
  expect(pieces('次は2027年5月')).toContain('2027年5月');
  for (const piece of pieces('夜行列車を楽しむ三つのこつ')) expect(piece).not.toMatch(/^[をのはがに]/u);
});

test('a number keeps its unit on its line', () => {
  const texts = piecesOf('To stay below 1.5 °C we save 1.2 million tonnes, or 40 % of 3 km.', 'en', false).map(
    ({ text }) => text,
  );
  expect(texts).toEqual(expect.arrayContaining(['1.5 °C', '1.2 million', '40 %', '3 km.']));
});

test('a short name in brackets stays whole, and French signs that stand apart neither begin nor end a line', () => {
  const pieces = (text: string, language: string): string[] => piecesOf(text, language, language === 'ja').map(({ text: piece }) => piece); // prettier-ignore
  expect(pieces('陶芸教室「つちのね」の体験', 'ja').some((piece) => piece.includes('「つちのね」'))).toBe(true);
  expect(pieces('Ce communiqué : après « les travaux »', 'fr')).toEqual([
    'Ce',
    'communiqué :',
    'après',
    '« les',
    'travaux »',
  ]);
});

test('a longer word has no line to itself either, where the lines can be even', () => {
  for (const text of [
    'The five highest mountains on Earth',
    'Why leaves turn red in autumn',
    'Warum Blätter im Herbst rot werden',
    'Goes straight in the dishwasher',
  ]) {
    for (const width of [520, 640, 760, 900]) {
      const { lines, texts } = fitText({ ...request, text, width, height: 600 });
      const widest = Math.max(...texts.map((line) => line.length));
      for (const [at, line] of lines.entries())
        if (lines.length > 1 && line.length === 1) expect(texts[at]!.length).toBeGreaterThan(0.4 * widest);
      expect(texts.join(' ')).toBe(text);
    }
  }
});

test('capitals leave the unit of a figure as it is written', () => {
  expect(inCapitals('Everest leads with 8,849 m', 'en')).toBe('EVEREST LEADS WITH 8,849 m');
  expect(inCapitals('Sylt: 99 km², 120 km/h und 5 kg', 'de')).toBe('SYLT: 99 km², 120 km/h UND 5 kg');
  expect(inCapitals('Folds to 60cm in 10 seconds', 'en')).toBe('FOLDS TO 60cm IN 10 SECONDS');
  // Letters that only look like a unit are words.
  expect(inCapitals('10 a side, 3 hats, m for metre, 4 großer', 'de')).toBe(
    '10 A SIDE, 3 HATS, M FOR METRE, 4 GROSSER',
  );
});
