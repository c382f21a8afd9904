import type { SpokenLexicon } from '../spoken-lexicon.js';

/** What Italian says for signs and short forms. */
export const spoken: SpokenLexicon = {
  plus: 'più',
  minus: 'meno',
  to: 'a',
  and: 'e',
  at: 'chiocciola',
  dot: 'punto',
  times: 'volte',
  points: 'punti percentuali',
  quarters: ['primo trimestre', 'secondo trimestre', 'terzo trimestre', 'quarto trimestre'],
  halves: ['primo semestre', 'secondo semestre'],
  fiscalYear: 'anno fiscale',
  number: 'numero',
  of: 'di',
  currencyNoise: /\s(statunitens[ei]|giappones[ei]|indian[ae])/,
  shortForms: { ca: 'circa', ecc: 'eccetera', vs: 'contro' },
  scales: { k: 3, mln: 6, m: 6, mld: 9, mrd: 9 },
};
