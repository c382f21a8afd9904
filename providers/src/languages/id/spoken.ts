import { shortScales, type SpokenLexicon } from '../spoken-lexicon.js';

/** What Indonesian says for signs and short forms. */
export const spoken: SpokenLexicon = {
  plus: 'plus',
  minus: 'minus',
  to: 'sampai',
  and: 'dan',
  at: 'et',
  dot: 'titik',
  times: 'kali',
  points: 'poin persentase',
  quarters: ['kuartal pertama', 'kuartal kedua', 'kuartal ketiga', 'kuartal keempat'],
  halves: ['paruh pertama', 'paruh kedua'],
  fiscalYear: 'tahun fiskal',
  number: 'nomor',
  of: '',
  currencyNoise: / (?:Amerika Serikat|Inggris|Jepang|India)/u,
  shortForms: { dll: 'dan lain-lain', dsb: 'dan sebagainya', yg: 'yang', dgn: 'dengan', utk: 'untuk', vs: 'lawan' },
  scales: { ...shortScales, rb: 3, ribu: 3, jt: 6, juta: 6, miliar: 9, triliun: 12 },
};
