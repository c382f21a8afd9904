import type { PhraseTable } from '../phrase-table.js';

/** Italian frames around the words of a prompt. */
export const phrases: PhraseTable = {
  glance: '{0}, in sintesi.',
  inShort: 'In sintesi',
  ingredients: 'Ingredienti',
  method: 'Preparazione',
  next: 'Prossimamente',
  leads: '{0} in testa con {1}',
  rose: '{0}: da {1} a {2} tra {3} e {4}, in crescita',
  fell: '{0}: da {1} a {2} tra {3} e {4}, in calo',
  highest: '{0}: {1} in testa con {2}',
  lowest: '{0}: {1} ha il valore più basso con {2}',
  total: '{0} in totale',
  grewMost: '{0}, l’aumento maggiore: {1}',
  fellMost: '{0}, il calo maggiore: {1}',
  by: '{0} per {1}',
  and: 'e',
  pros: 'Vantaggi',
  cons: 'Svantaggi',
  source: 'Fonte: {0}',
  to: 'a',
  fromTo: '{0}: da {1} a {2}',
  ofTotal: '{0} su {1}',
  up: 'in crescita',
  down: 'in calo',
};
