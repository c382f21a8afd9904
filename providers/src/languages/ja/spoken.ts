import { shortScales, type SpokenLexicon } from '../spoken-lexicon.js';

/** What Japanese says for signs and short forms. */
export const spoken: SpokenLexicon = {
  plus: 'プラス',
  minus: 'マイナス',
  to: 'から',
  and: 'と',
  at: 'アットマーク',
  dot: 'ドット',
  times: '倍',
  points: 'ポイント',
  quarters: ['第1四半期', '第2四半期', '第3四半期', '第4四半期'],
  halves: ['上半期', '下半期'],
  fiscalYear: '会計年度',
  number: 'ナンバー',
  of: '',
  currencyNoise: /^米(?=ドル)|^(?:英国|インド) ?/u,
  shortForms: { vs: '対' },
  scales: shortScales,
};
