import type { SpokenLexicon } from '../spoken-lexicon.js';

/** What Spanish says for signs and short forms. */
export const spoken: SpokenLexicon = {
  plus: 'más',
  minus: 'menos',
  to: 'a',
  and: 'y',
  at: 'arroba',
  dot: 'punto',
  times: 'veces',
  points: 'puntos porcentuales',
  quarters: ['primer trimestre', 'segundo trimestre', 'tercer trimestre', 'cuarto trimestre'],
  halves: ['primer semestre', 'segundo semestre'],
  fiscalYear: 'año fiscal',
  number: 'número',
  of: 'de',
  currencyNoise: /\s(estadounidenses?|japonés|japoneses|indias?|chinos?)/,
  shortForms: { 'p. ej': 'por ejemplo', aprox: 'aproximadamente', etc: 'etcétera', vs: 'versus' },
  scales: { k: 3, m: 6, mm: 6, mill: 6, b: 9 },
};
