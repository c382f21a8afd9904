import { shortScales, type SpokenLexicon } from '../spoken-lexicon.js';

/** What Swedish says for signs and short forms. */
export const spoken: SpokenLexicon = {
  plus: 'plus',
  minus: 'minus',
  to: 'till',
  and: 'och',
  at: 'snabel-a',
  dot: 'punkt',
  times: 'gånger',
  points: 'procentenheter',
  quarters: ['första kvartalet', 'andra kvartalet', 'tredje kvartalet', 'fjärde kvartalet'],
  halves: ['första halvåret', 'andra halvåret'],
  fiscalYear: 'räkenskapsåret',
  number: 'nummer',
  of: '',
  currencyNoise: /^(?:amerikanska?|brittiska?|japanska?|indiska?) /u,
  shortForms: {
    't.ex': 'till exempel',
    'bl.a': 'bland annat',
    ca: 'cirka',
    osv: 'och så vidare',
    dvs: 'det vill säga',
    inkl: 'inklusive',
    vs: 'mot',
  },
  scales: { ...shortScales, tkr: 3, milj: 6, mkr: 6, md: 9, mdr: 9 },
};
