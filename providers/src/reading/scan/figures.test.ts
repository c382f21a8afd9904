import fc from 'fast-check';
import { findDates } from './dates.js';
import { findFigures } from './figures.js';
import { scan } from './scan.js';
import { readNumberText } from './number-text.js';
import { asciiDigits } from './digits.js';

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
  ['売上は4億2000万円', 'ja', '4億2000万円', 420_000_000, 'currency:JPY'],
  ['₹14 to 17 lakh a year', 'en', '₹14 to 17 lakh', 1_700_000, 'currency:INR'],
  ['支出79万1千円', 'ja', '79万1千円', 791_000, 'currency:JPY'],
  ['3만 5천 원', 'ko', '3만 5천 원', 35_000, 'currency:KRW'],
  ['3万5000円の席', 'ja', '3万5000円', 35_000, 'currency:JPY'],
  ['来場2万3人', 'ja', '2万', 20_000, ''],
  ['٤٫٢ مليون دولار', 'ar', '٤٫٢ مليون دولار', 4_200_000, 'currency:USD'],
  ['２４％増加', 'ja', '２４％', 24, 'percent'],
  ['Satışlar %24 arttı', 'tr', '%24', 24, 'percent'],
  ['Rp 3,4 miliar per tahun', 'id', 'Rp 3,4 miliar', 3_400_000_000, 'currency:IDR'],
  ['4,2 miljoner besök', 'sv', '4,2 miljoner', 4_200_000, ''],
  ['4,2 mln klientów', 'pl', '4,2 mln', 4_200_000, ''],
  ['4,2 milyon TL', 'tr', '4,2 milyon TL', 4_200_000, 'currency:TRY'],
  ['grew 5–10% a year', 'en', '5–10%', 10, 'percent'],
  ['3x faster', 'en', '3x', 3, 'multiple'],
  ['rated 4.8/5 by users', 'en', '4.8/5', 4.8, 'rating'],
  ['18.500 € im Jahr', 'de', '18.500 €', 18_500, 'currency:EUR'],
  ['18.500 widgets', 'en', '18.500', 18.5, ''],
  ['in 30 minutes', 'en', '30 minutes', 30, 'min'],
  ['20 real reviews', 'en', '20', 20, ''],
  ['custa 20 reais', 'pt', '20 reais', 20, 'currency:BRL'],
  ['I lost 20 pounds', 'en', '20 pounds', 20, 'lb'],
  ['under 3 pounds for 2 people', 'en', '3 pounds', 3, 'currency:GBP'],
  ['300 t-shirts', 'en', '300', 300, ''],
  ['our team has 9 won matches', 'en', '9', 9, ''],
  ['60-75k EUR', 'en', '60-75k EUR', 75_000, 'currency:EUR'],
  ['12,345 visitantes', 'es', '12,345', 12_345, ''],
  ['9,9 kg', 'en', '9,9 kg', 9.9, 'kg'],
  ['1500 people came', 'en', '1500', 1500, ''],
  ['1800 stayed', 'en', '1800', 1800, ''],
  ['it takes 3 min 10 on induction', 'en', '3 min 10', 3 + 1 / 6, 'min'],
  ['新幹線で2時間30分です', 'ja', '2時間30分', 2.5, 'h'],
  ['高铁2小时30分钟到达', 'zh', '2小时30分钟', 2.5, 'h'],
  ['القطار 4 ساعات و30 دقيقة', 'ar', '4 ساعات و30 دقيقة', 4.5, 'h'],
  ['in -15°C', 'en', '-15°C', -15, '°C'],
  ['1 248 paniers livrés', 'fr', '1 248', 1248, ''],
  ['Rp35.000 per kotak', 'id', 'Rp35.000', 35_000, 'currency:IDR'],
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
  'bus 5 leaves early',
  '1952 founded in a garage in Hull, 1968 first export (Norway)',
  'founded in 1900',
  '40th anniversary',
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

test('the two ends of a range are one figure that keeps both', () => {
  const [found] = findFigures('growth of 5–10% a year', 'en');
  expect(found!.figure).toMatchObject({ low: 5, magnitude: 10, display: '5–10%' });
  expect(findFigures('60-75k EUR', 'en')[0]!.figure).toMatchObject({ low: 60_000, magnitude: 75_000 });
});

test('what follows four digits tells years from quantities', () => {
  const figures = findFigures('1500 people came. 1800 stayed. 2000 donated.', 'en');
  expect(figures.map(({ figure }) => figure.value)).toEqual([1500, 1800, 2000]);
  expect(
    findDates('1952 founded in Hull, 1968 first export, 1991 third generation', 'en').map(({ text }) => text),
  ).toEqual(['1952', '1968', '1991']);
});

test.each([
  'Call Sam on 0161 555 0142',
  'Tel. 954 555 012',
  'LCV 0532 555 01 42',
  '9 Church Street',
  '14 Quarry Lane',
  'doors 4pm',
  '2:00-5:30 am',
  '11-16h',
  'Hauptstraße 12',
  '12 rue de la Paix',
])('a telephone number, an address or a time holds no figure: %s', (text) => {
  const found = scan(text, 'en');
  expect(found.figures).toEqual([]);
  expect(found.contacts.length + found.times.length).toBe(1);
});

test.each([
  ['The trial lasts 3 to 5 years.', 'en', '3 to 5 years', 3, 5],
  ['One brings water at 70 to 85 °C.', 'en', '70 to 85 °C', 70, 85],
  ['Losses are 8 to 12%.', 'en', '8 to 12%', 8, 12],
  ['Pipes grow by 2 or 3 mm.', 'en', '2 or 3 mm', 2, 3],
  ['€78,000 to €96,000 depending on experience', 'en', '€78,000 to €96,000', 78_000, 96_000],
  ['Die Fahrt dauert 25 bis 30 Minuten.', 'de', '25 bis 30 Minuten', 25, 30],
  ['Cuece 10 a 12 minutos.', 'es', '10 a 12 minutos', 10, 12],
])('%s is one figure with two ends', (text, language, display, low, high) => {
  const found = findFigures(text, language).at(-1)!.figure;
  expect(found).toMatchObject({ display, low, magnitude: high });
});

test.each(['Churn went from 5 to 12%.', 'Sales rose €5 to €12.', 'It fell 12% to 5%.'])('%s: a change has two figures', (text) => {
  expect(findFigures(text, 'en')).toHaveLength(2);
}); // prettier-ignore

test.each([
  ['Дорога длиной 24,6 км', 'ru', 24.6, 'km'],
  ['طوله 10 سم', 'ar', 10, 'cm'],
  ['1.5 किलोमीटर पैदल', 'hi', 1.5, 'km'],
  ['駅から徒歩4分', 'ja', 4, 'min'],
  ['serce przepompowuje 5 litrów', 'pl', 5, 'l'],
])('%s has its unit', (text, language, magnitude, unit) => {
  expect(findFigures(text, language)[0]!.figure).toMatchObject({ magnitude, unit });
});

test.each([
  ['The crew launched 63 times.', 'count'],
  ['Men may give 6 times a year.', 'count'],
  ['It is 3 times faster.', 'multiple'],
  ['Sales grew 3 times.', 'multiple'],
])('%s: a %s', (text, kind) => {
  expect(findFigures(text, 'en')[0]!.kind).toBe(kind);
});

test.each([
  ['1 TL Salz', 'de', 1, 'tsp'],
  ['4,2 TL', 'tr', 4.2, 'currency:TRY'],
  ['in 30 sekunden', 'de', 30, 's'],
  ['yours for 10+ years', 'en', 10, 'year'],
  ['286 000 kr', 'sv', 286_000, 'currency:SEK'],
  ['60 kvm växthus', 'sv', 60, 'm²'],
  ['96 مليون درهم', 'ar', 96_000_000, 'currency:AED'],
  ['200 جرام زبدة', 'ar', 200, 'g'],
  ['सड़क से 1.5 किमी', 'hi', 1.5, 'km'],
  ['5 दिनों में', 'hi', 5, 'day'],
  ['20 Мбит/с', 'ru', 20, 'Mbit/s'],
  ['碳排放减少2.1万吨', 'zh', 21_000, 't'],
  ['5年ぶりに再開', 'ja', 5, 'year'],
  ['みりん 小さじ1', 'ja', 1, 'tsp'],
  ['3割の人', 'ja', 30, 'percent'],
  ['binnen 5 werkdagen', 'nl', 5, 'day'],
  ['2 yemek kaşığı tereyağı', 'tr', 2, 'tbsp'],
  ['hot springs at 38 degrees', 'en', 38, '°'],
  ['The walk takes 2½ hours.', 'en', 2.5, 'h'],
  ['¾ cup water', 'en', 0.75, 'cups'],
  ['yüzde 40 arttı', 'tr', 40, 'percent'],
  ['매출은 4억 2천만 원', 'ko', 420_000_000, 'currency:KRW'],
  ['売上は2年で3倍', 'ja', 2, 'year'],
  ['2,3 milyondan fazla kişi', 'tr', 2_300_000, ''],
])('%s (%s) has the unit of its language', (text, language, magnitude, unit) => {
  expect(findFigures(text, language)[0]!.figure).toMatchObject({ magnitude, unit });
});

test.each([
  ['Van 310 naar 165 euro', 'nl', ['currency:EUR', 'currency:EUR']],
  ['14,5 / 15,8 / 20,6 °C', 'sv', ['°C', '°C', '°C']],
  ['Von 8 auf 11 Mio. Euro', 'de', ['currency:EUR', 'currency:EUR']],
  ['15 से 30 दिन', 'hi', ['day']],
  ['3到5个工作日', 'zh', ['day']],
])('%s: each has the unit that stands at the end', (text, language, units) => {
  expect(findFigures(text, language).map(({ figure }) => figure.unit)).toEqual(units);
});

test.each([
  ['3号电梯维修', 'zh'],
  ['駅前に2号店', 'ja'],
  ['제7회 억새밭', 'ko'],
  ['№7', 'ru'],
  ['v. 29', 'sv'],
  ['derrumbe en la galería 6', 'es'],
])('%s: one of a row is no quantity', (text, language) => {
  expect(findFigures(text, language)).toEqual([]);
});

test.each([
  ['31 जुलाई तक', 'hi', 731],
  ['١٩٢٨ أول مخبز', 'ar', 19_280_000],
  ['de abril a setembro', 'pt', 400],
  ['令和5年4月', 'ja', 20_230_400],
])('%s is a date', (text, language, order) => {
  expect(scan(text, language).dates).toMatchObject([{ order }]);
});

test('a month beside a number of thousands has no day', () => {
  const found = scan('Mai 2.310, Juni 8.945', 'de');
  expect(found.dates).toEqual([]);
  expect(found.figures.map(({ figure }) => figure.magnitude)).toEqual([2310, 8945]);
});

test('millions at the end of a change are millions at its beginning', () => {
  const found = findFigures('Der Umsatz stieg von 8 auf 11 Mio. Euro.', 'de');
  expect(found.map(({ figure }) => figure.magnitude)).toEqual([8_000_000, 11_000_000]);
});

test.each([
  ['С 12 по 15 июня в Перми', 'ru'],
  ['من 12 إلى 15 يونيو', 'ar'],
  ['12 से 15 जून तक', 'hi'],
  ['6月12日から15日まで', 'ja'],
  ['6월 12일부터 15일까지', 'ko'],
  ['6月12日至15日', 'zh'],
])('%s (%s): days of a month are one date', (text, language) => {
  const found = scan(text, language);
  expect(found.dates).toHaveLength(1);
  expect(found.figures).toEqual([]);
});

describe('names of units by the data of the runtime', () => {
  const spelled = (language: string, unit: string, value: number): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' }).format(
      value,
    );
  const units: Readonly<Record<string, string>> = { kilogram: 'kg', millisecond: 'ms', gigabyte: 'GB', 'kilometer-per-hour': 'km/h', celsius: '°C' }; // prettier-ignore
  it.each(['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ru', 'sv', 'id'])('%s', (language) => {
    for (const [unit, name] of Object.entries(units)) {
      const text = spelled(language, unit, 5);
      expect([text, findFigures(text, language)[0]?.figure.unit]).toEqual([text, name]);
    }
  });

  it('a unit that begins as a scale does is no scale', () => {
    expect(findFigures('共用5千克面粉', 'zh')[0]!.figure).toMatchObject({ magnitude: 5, unit: 'kg' });
    expect(findFigures('共有5千人', 'zh')[0]!.figure).toMatchObject({ magnitude: 5000 });
  });
});

describe('how often and by how much', () => {
  it.each([
    ['Last year our crew launched 63 times, more than ever.', 'en', 'count'],
    ['Our revenue is 3 times what it was.', 'en', 'multiple'],
    ['Serce bije 70 razy na minutę.', 'pl', 'count'],
    ['Абонемент на 12 раз 4 200 рублей.', 'ru', 'count'],
    ['Das ist 3 Mal so viel wie früher.', 'de', 'multiple'],
    ['Güneş yüzeyinin 5 katı.', 'tr', 'multiple'],
  ])('%s', (text, language, kind) => {
    expect(findFigures(text, language)[0]!.kind).toBe(kind);
  });
});

test('a currency sign may touch the word before it where no spaces are set', () => {
  expect(findFigures('会费¥50', 'zh')[0]!.figure).toMatchObject({ unit: 'currency:CNY', display: '¥50' });
  expect(findFigures('会費￥1,200', 'ja')[0]!.figure).toMatchObject({ unit: 'currency:JPY', magnitude: 1200 });
});

describe('measures as people type them', () => {
  it.each([
    ['1/2 cup milk', [[0.5, 'cups']]],
    ['2 1/2 cups flour', [[2.5, 'cups']]],
    ['3/4 of the seats', [[0.75, '']]],
    ['open 1/3 to 2/3', []],
    ['120 x 80 cm', [[120, 'cm'], [80, 'cm']]], // prettier-ignore
    ['3x4 m', [[3, 'm'], [4, 'm']]], // prettier-ignore
    ['10x faster', [[10, 'multiple']]],
    ['bake at 220C', [[220, '°C']]],
    ['seat 12C', []],
    ['teas 50p and cakes', [[50, 'pence']]],
    ['a 720p camera', []],
    ['a 1,200 sq ft flat', [[1200, 'ft²']]],
    ['a 5-year-old', [[5, 'year']]],
  ])('%s', (text, figures) => {
    expect(findFigures(text, 'en').map(({ figure }) => [figure.magnitude, figure.unit])).toEqual(figures);
  });
});

describe('measures as people type them in other languages', () => {
  it.each([
    ['fr', '45 mn de marche', 45, 'min'],
    ['fr', '500 FCFA', 500, 'currency:XOF'],
    ['de', '1/2 Liter Milch', 0.5, 'l'],
    ['ru', 'выросли в 2 раза', 2, 'multiple'],
    ['ru', '50 коп. за штуку', 50, 'cents'],
    ['ja', '小さじ1/2', 0.5, 'tsp'],
    ['ja', '2割5分引き', 25, 'percent'],
    ['ja', '100㎡の部屋', 100, 'm²'],
    ['zh', '占百分之20', 20, 'percent'],
    ['pl', '20 proc. uczniów', 20, 'percent'],
    ['es', '20 mil pesos', 20_000, 'currency:'],
  ])('%s: %s', (language, text, magnitude, unit) => {
    expect(findFigures(text, language)[0]!.figure).toMatchObject({ magnitude, unit });
  });

  it('half is no length of time in Japanese', () => {
    const [half] = scan('参加者の半分は学生です', 'ja').spelled;
    expect(half!.figure).toMatchObject({ magnitude: 0.5, unit: 'ratio' });
  });
});

describe('days as people type them', () => {
  it.each([
    ['en', 'Open house June 5-7 at the mill', ['June 5-7']],
    ['en', 'June 5–7pm', []],
    ['en', 'help 24/7', []],
    ['fr', 'Fête le 15/06 à midi', ['15/06']],
    ['de', 'Geschlossen vom 23.12. bis 2.1.', ['23.12.', '2.1.']],
    ['de', 'Jetzt in Version 2.1.', []],
  ])('%s: %s', (language, text, days) => {
    expect(findDates(text, language).map((date) => date.text)).toEqual(days);
  });
});

test('twice and three times, by how much and how often', () => {
  const kinds = (text: string, language: string): string[] => scan(text, language).spelled.map(({ kind }) => kind);
  expect(kinds('Der neue Saal ist dreimal so groß', 'de')).toEqual(['multiple']);
  expect(kinds('Wir lüften dreimal am Tag', 'de')).toEqual(['count']);
  expect(kinds('The hall is twice the size', 'en')).toEqual(['multiple']);
});
