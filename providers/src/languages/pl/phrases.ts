import type { PhraseTable } from '../phrase-table.js';

/** Polish frames around the words of a prompt. */
export const phrases: PhraseTable = {
  glance: '{0} w skrócie.',
  inShort: 'W skrócie',
  ingredients: 'Składniki',
  method: 'Przygotowanie',
  next: 'Dalej',
  leads: '{0} na czele: {1}',
  rose: '{0}: wzrost z {1} do {2} między {3} a {4}',
  fell: '{0}: spadek z {1} do {2} między {3} a {4}',
  highest: '{0}: najwięcej {1}, {2}',
  lowest: '{0}: najmniej {1} – {2}',
  total: '{0} łącznie',
  grewMost: '{0}, największy wzrost: {1}',
  fellMost: '{0}, największy spadek: {1}',
  by: '{0} według {1}',
  and: 'i',
  pros: 'Zalety',
  cons: 'Wady',
  source: 'Źródło: {0}',
  to: 'do',
  fromTo: '{0}: z {1} do {2}',
  ofTotal: '{0} z {1}',
  up: 'w górę',
  down: 'w dół',
};
