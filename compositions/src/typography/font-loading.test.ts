import { charactersByFamily } from './font-loading.js';
import { fontStack } from './families.js';

const wanted = (text: string, language = 'en') =>
  charactersByFamily(fontStack('Anton', language), [...new Set(text)], language);

test('plain English asks the named family alone', () => {
  expect([...wanted('“Count” every drop – 41 % for €3 … now').keys()]).toEqual(['Anton']);
});

test('letters beyond Latin-1 ask Noto Sans too, and no family after it', () => {
  expect([...wanted('Dvořák').keys()]).toEqual(['Anton', 'Noto Sans Variable']);
  expect(wanted('Dvořák').get('Noto Sans Variable')).toBe('ř');
});

test('a script asks its own family first, and emoji are loaded only when one is there', () => {
  const japanese = wanted('雨を数える Go', 'ja');
  expect(japanese.get('Noto Sans JP Variable')).toBe('雨を数える');
  expect(japanese.has('Noto Color Emoji')).toBe(false);
  expect(wanted('Done 🎉').get('Noto Color Emoji')).toBe('🎉');
  expect(wanted('1\u20e3').has('Noto Color Emoji')).toBe(true);
});

test('Arabic text brings its digits along', () => {
  expect(wanted('مطر', 'ar').get('Noto Sans Arabic Variable')).toContain('٧');
});
