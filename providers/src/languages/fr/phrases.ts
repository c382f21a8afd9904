import type { PhraseTable } from '../phrase-table.js';

/** French frames around the words of a prompt. */
export const phrases: PhraseTable = {
  glance: '{0}, en un coup d’œil.',
  inShort: 'En bref',
  ingredients: 'Ingrédients',
  method: 'Préparation',
  next: 'À suivre',
  leads: '{0} en tête avec {1}',
  rose: '{0} : hausse de {1} à {2} entre {3} et {4}',
  fell: '{0} : baisse de {1} à {2} entre {3} et {4}',
  highest: '{0} : {1} en tête avec {2}',
  lowest: '{0} : {1} en dernier avec {2}',
  total: '{0} au total',
  grewMost: '{0}, plus forte hausse : {1}',
  fellMost: '{0}, plus forte baisse : {1}',
  by: '{0} par {1}',
  and: 'et',
  pros: 'Avantages',
  cons: 'Inconvénients',
  source: 'Source : {0}',
  to: 'à',
  fromTo: '{0} : de {1} à {2}',
  ofTotal: '{0} sur {1}',
  up: 'en hausse',
  down: 'en baisse',
};
