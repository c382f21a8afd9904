import fc from 'fast-check';
import { findFigures } from './figures.js';
import { asciiDigits, readNumberText } from './number-text.js';

const one = (text: string, language = 'en'): { display: string; magnitude: number; unit: string } | undefined => {
  const found = findFigures(text, language)[0]?.figure;
  return found && { display: found.display, magnitude: found.magnitude, unit: found.unit };
};

test.each([
  ['revenue of $4.2M', 'en', '$4.2M', 4_200_000, 'currency:USD'],
  ['Umsatz von 4,2 Mio. Euro', 'de', '4,2 Mio. Euro', 4_200_000, 'currency:EUR'],
  ['un total de 1 234,5 €', 'fr', '1 234,5 €', 1234.5, 'currency:EUR'],
  ['12,4 M€ de ventes', 'fr', '12,4 M€', 12_400_000, 'currency:EUR'],
  ['12k users', 'en', '12k', 12_000, ''],
  ['₹5 crore raised', 'en', '₹5 crore', 50_000_000, 'currency:INR'],
  ['राजस्व ₹5 करोड़', 'hi', '₹5 करोड़', 50_000_000, 'currency:INR'],
  ['12,34,567 people', 'en', '12,34,567', 1_234_567, ''],
  ['売上は4億2000万円', 'ja', '4億2000万円', 400_000_000, 'currency:JPY'],
  ['٤٫٢ مليون دولار', 'ar', '٤٫٢ مليون دولار', 4_200_000, 'currency:USD'],
  ['２４％増加', 'ja', '２４％', 24, 'percent'],
  ['grew 5–10% a year', 'en', '5–10%', 10, 'percent'],
  ['3x faster', 'en', '3x', 3, 'multiple'],
  ['rated 4.8/5 by users', 'en', '4.8/5', 4.8, 'rating'],
  ['18.500 € im Jahr', 'de', '18.500 €', 18_500, 'currency:EUR'],
  ['18.500 widgets', 'en', '18.500', 18.5, ''],
  ['in 30 minutes', 'en', '30 minutes', 30, 'min'],
  ['−3% this year', 'en', '−3%', -3, 'percent'],
  ['US$12.4 billion', 'en', 'US$12.4 billion', 12_400_000_000, 'currency:USD'],
  ['2,5 millones de euros', 'es', '2,5 millones de euros', 2_500_000, 'currency:EUR'],
])('%s (%s) is %s', (text, language, display, magnitude, unit) => {
  const found = one(text, language)!;
  expect(found.display).toBe(display);
  expect(found.magnitude).toBeCloseTo(magnitude, 6);
  expect(found.unit).toBe(unit);
});

test.each([
  'Our Q3 review',
  'version v2.0',
  'the gen-4 model',
  'a 5G phone',
  'in 1998',
  'at 10:30',
  'COVID-19',
  'the #1 choice',
  'Nimbus 2.0, the app',
  '24/7 support',
])('a name, year or time is no quantity: %s', (text) => expect(findFigures(text, 'en')).toEqual([]));

const locales = [
  { language: 'en', locale: 'en-US' },
  { language: 'de', locale: 'de-DE' },
  { language: 'fr', locale: 'fr-FR' },
  { language: 'es', locale: 'es-MX' },
  { language: 'pt', locale: 'pt-BR' },
  { language: 'it', locale: 'it-IT' },
  { language: 'ar', locale: 'ar-EG' },
  { language: 'hi', locale: 'en-IN' },
  { language: 'ja', locale: 'ja-JP' },
  { language: 'ru', locale: 'ru-RU' },
];

test('a number that a locale writes is read as that number', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.integer({ min: 0, max: 2 }),
      (where, whole, decimals) => {
        const value = whole / 10 ** decimals;
        const written = new Intl.NumberFormat(where.locale, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        }).format(value);
        expect(readNumberText(written, where.language)?.value).toBeCloseTo(value, 6);
      },
    ),
    { numRuns: 400 },
  );
});

test('a display is always the text between start and end, whatever the input', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      '24%',
      '$4.2M',
      '1 234,5',
      '5–10%',
      '٤٢٪',
      '４２',
      '₹5 crore',
      '3x',
      ' and ',
      ', ',
      '4億2000万円',
      '12/5',
      '1.2.3',
      '-7',
      '10:30',
      '2027',
      'Q3 ',
    ),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 12 }),
      fc.constantFrom('en', 'de', 'fr', 'ja', 'ar', 'hi'),
      (pieces, language) => {
        const text = pieces.join('');
        for (const found of findFigures(text, language)) {
          expect(text.slice(found.start, found.end)).toBe(found.figure.display);
          expect(Number.isFinite(found.figure.magnitude)).toBe(true);
          expect(found.figure.display.length).toBeLessThanOrEqual(40);
          expect(
            found.figure.display.startsWith(found.figure.prefix) && found.figure.display.endsWith(found.figure.suffix),
          ).toBe(true);
        }
      },
    ),
    { numRuns: 400 },
  );
});

test('digits of every script become 0 to 9', () => {
  for (const zero of ['٠', '۰', '०', '০', '๐', '０', '𝟎']) {
    const start = zero.codePointAt(0)!;
    const text = Array.from({ length: 10 }, (_, index) => String.fromCodePoint(start + index)).join('');
    expect(asciiDigits(text)).toBe('0123456789');
  }
});
