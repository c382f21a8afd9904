import { alphabetOf, patternIn } from './alphabet.js';

const texts = {
  common: ['Café Zoë opens — “at last” — in 2026: 12 € → 15 €! 🎉 ½', 'ŁÓDŹ, ŞIŞLI, ĞÜRÇAY, ßtraße, ÿ Ÿ'],
  cyrillic: ['Кафе «Ёлка» открыли в 2026 году, и это хорошо'],
  eastAsian: [
    'カフェ「ゾーイ」は２０２６年に開店、12月3日。',
    '카페 조이가 2026년에 문을 엽니다',
    '咖啡馆于2026年开业',
  ],
  arabic: ['افتُتح المقهى في ٢٠٢٦'],
  hebrew: ['בית הקפה נפתח ב־2026'],
  devanagari: ['कैफ़े २०२६ में खुला'],
};

const sources = [
  String.raw`(?<!\p{L})\p{Lu}[\p{L}\p{M}’'-]*(?!\p{L})`,
  String.raw`[^\p{L}\p{Nd}\s]+`,
  String.raw`\P{L}+`,
  String.raw`[\P{L}]+`,
  String.raw`\p{N}+`,
  String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]+|\p{sc=Hang}+`,
  String.raw`\p{Ll}{2}|[\p{Sc}[]`,
  String.raw`\[?\p{M}|\\\p{L}`,
];

describe('a pattern for the letters of one alphabet', () => {
  const all = Object.values(texts).flat();
  test.each(['gu', 'giu'])('finds what the pattern finds in all texts: %s', (flags) => {
    for (const source of sources)
      for (const text of all) {
        const found = [...text.matchAll(patternIn(alphabetOf(text), source, flags))].map(({ index, 0: words }) => [index, words]); // prettier-ignore
        const whole = [...text.matchAll(new RegExp(source, flags))].map(({ index, 0: words }) => [index, words]);
        expect(found).toEqual(whole);
      }
  });

  test('names the letters of that alphabet alone', () => {
    const { source } = patternIn(alphabetOf('plain'), String.raw`\p{L}`, 'u');
    expect(source).not.toContain(String.raw`\p`);
    expect(new RegExp(source, 'u').test('Я')).toBe(false);
  });

  test('is the same for texts that no foreign letter stands in, and the whole one where scripts are mixed', () => {
    expect(alphabetOf(texts.common[0]!)).toBe(alphabetOf(''));
    for (const [name, [text]] of Object.entries(texts))
      expect(alphabetOf(text!)).not.toBe(name === 'common' ? undefined : alphabetOf(''));
    expect(alphabetOf('Кафе カフェ')).toBeUndefined();
    expect(patternIn(undefined, String.raw`\p{L}`, 'u').source).toBe(String.raw`\p{L}`);
  });
});
