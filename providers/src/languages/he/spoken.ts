import { shortScales, type SpokenLexicon } from '../spoken-lexicon.js';

/** What Hebrew says for signs and short forms. */
export const spoken: SpokenLexicon = {
  plus: 'פלוס',
  minus: 'מינוס',
  to: 'עד',
  and: 'ו',
  at: 'שטרודל',
  dot: 'נקודה',
  times: 'פעמים',
  points: 'נקודות אחוז',
  quarters: ['הרבעון הראשון', 'הרבעון השני', 'הרבעון השלישי', 'הרבעון הרביעי'],
  halves: ['המחצית הראשונה', 'המחצית השנייה'],
  fiscalYear: 'שנת הכספים',
  number: 'מספר',
  of: '',
  currencyNoise: / (?:אמריקאי|יפני|הודי|שטרלינג)\p{L}*/u,
  shortForms: { "וכו'": 'וכולי', וכו: 'וכולי' },
  scales: { ...shortScales, אלף: 3, מיליון: 6, מיליארד: 9 },
};
