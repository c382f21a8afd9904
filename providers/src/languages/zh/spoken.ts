import { shortScales, type SpokenLexicon } from '../spoken-lexicon.js';

/** What Chinese says for signs and short forms. */
export const spoken: SpokenLexicon = {
  plus: '加',
  minus: '减',
  to: '到',
  and: '和',
  at: '艾特',
  dot: '点',
  times: '倍',
  points: '个百分点',
  quarters: ['第一季度', '第二季度', '第三季度', '第四季度'],
  halves: ['上半年', '下半年'],
  fiscalYear: '财年',
  number: '第',
  of: '',
  currencyNoise: /^(?:印度)(?=卢比)/u,
  shortForms: { vs: '对' },
  scales: shortScales,
};
