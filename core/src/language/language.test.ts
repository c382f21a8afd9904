import fc from 'fast-check';
import { isLanguage, languageOf, languages } from './languages.js';
import { estimateSpeechSeconds, readingSeconds } from './speech-length.js';

test('there are 74 languages, each once, by a code without region', () => {
  expect(languages).toHaveLength(74);
  expect(new Set(languages.map((language) => language.code)).size).toBe(74);
  for (const { code } of languages) expect(code).toMatch(/^[a-z]{2,3}$/);
});

test('every locale formats numbers in the digits that its row names', () => {
  for (const { locale, digits, code } of languages) {
    const formatter = new Intl.NumberFormat(locale, { numberingSystem: digits });
    expect([code, formatter.resolvedOptions().numberingSystem]).toEqual([code, digits]);
  }
});

test('native names are written in the script of the row', () => {
  const scriptName: Record<string, string> = { Hans: 'Hani', Jpan: 'Hani', Kore: 'Hang' };
  for (const { nativeName, script, code } of languages) {
    const pattern = new RegExp(`\\p{Script=${scriptName[script] ?? script}}`, 'u');
    expect([code, pattern.test(nativeName)]).toEqual([code, true]);
  }
});

test('Arabic, Persian, Hebrew, Urdu, Pashto and Sindhi run right to left, nothing else', () => {
  const rtl = languages.filter((language) => language.direction === 'rtl').map((language) => language.code);
  expect(rtl).toEqual(['ar', 'fa', 'he', 'ps', 'sd', 'ur']);
});

test('codes with a region, of no language or of objects’ own properties are unknown', () => {
  expect(['en', 'fa', 'fil'].map(isLanguage)).toEqual([true, true, true]);
  expect(['en-US', 'xx', '', 'constructor'].map(isLanguage)).toEqual([false, false, false, false]);
  expect(languageOf('xx').code).toBe('en');
});

test('a plain English sentence of 15 words takes about six seconds', () => {
  const text = 'The city planted two thousand trees last year and the summers are already noticeably cooler.';
  expect(estimateSpeechSeconds(text, 'en')).toBeCloseTo(6, 0);
});

test('figures take longer than words of their length', () => {
  expect(estimateSpeechSeconds('$4.2M', 'en')).toBeGreaterThan(1.2 * estimateSpeechSeconds('gains', 'en'));
});

test('Chinese and Japanese are counted by character', () => {
  expect(estimateSpeechSeconds('人工智能正在改变世界', 'zh')).toBeCloseTo(10 / 4.3, 1);
  expect(readingSeconds('人工智能正在改变世界')).toBeCloseTo(10 / 7, 2);
  expect(readingSeconds('five words stand right here')).toBeCloseTo(1.75, 2);
});

test('more text never takes less time, in any language', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom(...languages), (a, b, { code }) => {
      const whole = `${a} . ${b}`;
      expect(estimateSpeechSeconds(whole, code)).toBeGreaterThanOrEqual(estimateSpeechSeconds(`${a} .`, code) - 1e-9);
      expect(readingSeconds(whole)).toBeGreaterThanOrEqual(readingSeconds(a) - 1e-9);
      expect(Number.isFinite(estimateSpeechSeconds(whole, code))).toBe(true);
    }),
  );
});
