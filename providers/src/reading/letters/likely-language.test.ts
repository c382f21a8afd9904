import { eld } from 'eld/small';
import fc from 'fast-check';
import { likelyLanguage } from './likely-language.js';

const texts = [
  'How bees get through winter, and what they eat meanwhile',
  'Wie Bienen den Winter überstehen und was sie derweil fressen',
  'Comment les abeilles passent l’hiver',
  'Cómo pasan el invierno las abejas',
  'Як бджоли зимують і що вони їдять',
  'کیا شہد کی مکھیاں سردیوں میں سوتی ہیں',
  'Bagaimana lebah melewati musim dingin',
  'ミツバチはどうやって冬を越すのか',
  'Hvordan klarer bier seg gjennom vinteren?',
  'a, b; c',
  '20 / 30 / 50',
  '',
];
/** What eld itself makes of a text, from its own table. */
const byEld = (text: string): object => {
  const found = eld.detect(text);
  return { language: found.language, isReliable: found.isReliable() };
};

test.each(texts)('reads letters in a row as eld does: %s', (text) => {
  expect(likelyLanguage(text)).toEqual(byEld(text));
  expect(likelyLanguage(text.slice(3, 11))).toEqual(byEld(text.slice(3, 11)));
  expect(likelyLanguage(`${text} `.repeat(40))).toEqual(byEld(`${text} `.repeat(40)));
});

test('reads any mixture of words as eld does', () => {
  const words = texts.flatMap((text) => text.split(' ')).filter(Boolean);
  const mixture = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'grapheme', maxLength: 12 })), { maxLength: 12 }); // prettier-ignore
  fc.assert(
    fc.property(mixture, (some) => {
      const text = some.join(' ');
      expect(likelyLanguage(text)).toEqual(byEld(text));
    }),
  );
});
