import { shortScales, type SpokenLexicon } from '../spoken-lexicon.js';

/** What Korean says for signs and short forms. */
export const spoken: SpokenLexicon = {
  plus: '플러스',
  minus: '마이너스',
  to: '에서',
  and: '그리고',
  at: '골뱅이',
  dot: '점',
  times: '배',
  points: '퍼센트포인트',
  quarters: ['1분기', '2분기', '3분기', '4분기'],
  halves: ['상반기', '하반기'],
  fiscalYear: '회계연도',
  number: '번호',
  of: '',
  currencyNoise: /^(?:미국|영국|일본|인도) /u,
  shortForms: { vs: '대' },
  scales: shortScales,
};
