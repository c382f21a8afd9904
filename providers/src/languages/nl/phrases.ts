import type { PhraseTable } from '../phrase-table.js';

/** Dutch frames around the words of a prompt. */
export const phrases: PhraseTable = {
  glance: '{0} in het kort.',
  inShort: 'Kortom',
  ingredients: 'Ingrediënten',
  method: 'Bereiding',
  next: 'Hierna',
  leads: '{0} gaat aan kop met {1}',
  rose: '{0} steeg van {1} naar {2} tussen {3} en {4}',
  fell: '{0} daalde van {1} naar {2} tussen {3} en {4}',
  highest: '{0}: {1} aan kop met {2}',
  lowest: '{0}: {1} is het laagst met {2}',
  total: '{0} in totaal',
  grewMost: '{0} groeide het meest: {1}',
  fellMost: '{0} daalde het meest: {1}',
  by: '{0} per {1}',
  and: 'en',
  pros: 'Voordelen',
  cons: 'Nadelen',
  source: 'Bron: {0}',
  to: 'naar',
  fromTo: '{0}: van {1} naar {2}',
  ofTotal: '{0} van de {1}',
  up: 'omhoog',
  down: 'omlaag',
};
