import { shortScales, type SpokenLexicon } from '../spoken-lexicon.js';

/** What Hindi says for signs and short forms. */
export const spoken: SpokenLexicon = {
  plus: 'प्लस',
  minus: 'माइनस',
  to: 'से',
  and: 'और',
  at: 'ऐट',
  dot: 'डॉट',
  times: 'गुना',
  points: 'प्रतिशत अंक',
  quarters: ['पहली तिमाही', 'दूसरी तिमाही', 'तीसरी तिमाही', 'चौथी तिमाही'],
  halves: ['पहली छमाही', 'दूसरी छमाही'],
  fiscalYear: 'वित्त वर्ष',
  number: 'नंबर',
  of: '',
  currencyNoise: /^(?:यूएस|भारतीय|जापानी|ब्रिटिश) /u,
  shortForms: { डॉ: 'डॉक्टर', रु: 'रुपए' },
  scales: { ...shortScales, हज़ार: 3, हजार: 3, लाख: 5, करोड़: 7, अरब: 9 },
};
