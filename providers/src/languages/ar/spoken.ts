import { shortScales, type SpokenLexicon } from '../spoken-lexicon.js';

/** What Arabic says for signs and short forms. */
export const spoken: SpokenLexicon = {
  plus: 'زائد',
  minus: 'ناقص',
  to: 'إلى',
  and: 'و',
  at: 'آت',
  dot: 'نقطة',
  times: { two: 'مرتان', few: 'مرات', other: 'مرة' },
  points: { one: 'نقطة مئوية', two: 'نقطتان مئويتان', few: 'نقاط مئوية', other: 'نقطة مئوية' },
  quarters: ['الربع الأول', 'الربع الثاني', 'الربع الثالث', 'الربع الرابع'],
  halves: ['النصف الأول', 'النصف الثاني'],
  fiscalYear: 'السنة المالية',
  number: 'رقم',
  of: '',
  currencyNoise: / (?:أمريكي|ياباني|هندي|إسترليني)\p{L}*/u,
  shortForms: { إلخ: 'إلى آخره' },
  scales: { ...shortScales, ألف: 3, مليون: 6, مليار: 9, تريليون: 12 },
};
