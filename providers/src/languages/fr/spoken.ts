import type { SpokenLexicon } from '../spoken-lexicon.js';

/** What French says for signs and short forms. */
export const spoken: SpokenLexicon = {
  plus: 'plus',
  minus: 'moins',
  to: 'à',
  and: 'et',
  at: 'arobase',
  dot: 'point',
  times: 'fois',
  points: 'points de pourcentage',
  quarters: ['premier trimestre', 'deuxième trimestre', 'troisième trimestre', 'quatrième trimestre'],
  halves: ['premier semestre', 'second semestre'],
  fiscalYear: 'exercice',
  number: 'numéro',
  of: 'de',
  currencyNoise: /\s(des États-Unis|japonais|indiennes?|chinois)/,
  shortForms: {
    'p. ex': 'par exemple',
    env: 'environ',
    etc: 'et cetera',
    pts: 'points',
    pdp: 'points de pourcentage',
  },
  scales: { k: 3, m: 6, md: 9, mds: 9, mrd: 9, mia: 9, mio: 6 },
};
