import type { SpokenLexicon } from '../spoken-lexicon.js';

/** What Dutch says for signs and short forms. */
export const spoken: SpokenLexicon = {
  plus: 'plus',
  minus: 'min',
  to: 'tot',
  and: 'en',
  at: 'apenstaartje',
  dot: 'punt',
  times: 'keer',
  points: 'procentpunt',
  quarters: ['eerste kwartaal', 'tweede kwartaal', 'derde kwartaal', 'vierde kwartaal'],
  halves: ['eerste halfjaar', 'tweede halfjaar'],
  fiscalYear: 'boekjaar',
  number: 'nummer',
  of: '',
  currencyNoise: /(Amerikaanse|Britse|Japanse) /,
  shortForms: { bijv: 'bijvoorbeeld', ca: 'circa', enz: 'enzovoort', mln: 'miljoen', mld: 'miljard' },
  scales: { k: 3, mln: 6, m: 6, mld: 9, mrd: 9 },
};
