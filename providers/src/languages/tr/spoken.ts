import { shortScales, type SpokenLexicon } from '../spoken-lexicon.js';

/** What Turkish says for signs and short forms. */
export const spoken: SpokenLexicon = {
  plus: 'artı',
  minus: 'eksi',
  to: 'ile',
  and: 've',
  at: 'et işareti',
  dot: 'nokta',
  times: 'kat',
  points: 'yüzde puan',
  quarters: ['birinci çeyrek', 'ikinci çeyrek', 'üçüncü çeyrek', 'dördüncü çeyrek'],
  halves: ['ilk yarı', 'ikinci yarı'],
  fiscalYear: 'mali yıl',
  number: 'numara',
  of: '',
  currencyNoise: /^(?:ABD|Amerikan|Japon|Hindistan|İngiliz) /u,
  shortForms: { örn: 'örneğin', yakl: 'yaklaşık', vb: 've benzeri', vs: 'vesaire' },
  scales: { ...shortScales, bin: 3, mr: 9, mlr: 9, mlyr: 9, milyon: 6, milyar: 9 },
};
