import { languagePacks } from '../languages/registry.js';
import { shortScales, type SpokenLexicon } from '../languages/spoken-lexicon.js';

export const spokenLexicons: Readonly<Record<string, SpokenLexicon>> = Object.fromEntries(
  languagePacks.flatMap(({ code, spoken }) => (spoken ? [[code, spoken]] : [])),
);

/** Scales that are written alike nearly everywhere. */
export const commonScales: Record<string, number> = { ...shortScales, mio: 6, mln: 6, mrd: 9, mld: 9, md: 9 };

/** Decimal signs that the voice leaves unspoken when it reads digits, as words. */
export const decimalWords: Record<string, string> = {
  af: 'komma',
  be: 'коска',
  ka: 'მძიმე',
  kk: 'үтір',
  ko: '점',
  ky: 'үтүр',
  uk: 'кома',
};

/** Per cent where neither Intl nor the voice has a word for it; `#` is the number. */
export const percentPatterns: Record<string, string> = {
  ar: '# بالمئة',
  ko: '# 퍼센트',
  tr: 'yüzde #',
  vi: '# phần trăm',
  zh: '百分之#',
};
