import type { SpokenLexicon } from '../spoken-lexicon.js';

/** What Portuguese says for signs and short forms. */
export const spoken: SpokenLexicon = {
  plus: 'mais',
  minus: 'menos',
  to: 'a',
  and: 'e',
  at: 'arroba',
  dot: 'ponto',
  times: 'vezes',
  points: 'pontos percentuais',
  quarters: ['primeiro trimestre', 'segundo trimestre', 'terceiro trimestre', 'quarto trimestre'],
  halves: ['primeiro semestre', 'segundo semestre'],
  fiscalYear: 'ano fiscal',
  number: 'número',
  of: 'de',
  currencyNoise: /\s(americanos?|dos EUA|japoneses?|brasileir[oa]s?)/,
  shortForms: { 'p. ex': 'por exemplo', aprox: 'aproximadamente', etc: 'et cetera' },
  scales: { k: 3, mi: 6, m: 6, bi: 9, b: 9 },
};
