import type { PhraseTable } from '../phrase-table.js';

/** Portuguese frames around the words of a prompt. */
export const phrases: PhraseTable = {
  glance: '{0}, em resumo.',
  inShort: 'Em resumo',
  ingredients: 'Ingredientes',
  method: 'Modo de preparo',
  next: 'A seguir',
  leads: '{0} lidera com {1}',
  rose: '{0}: de {1} para {2} entre {3} e {4}, em alta',
  fell: '{0}: de {1} para {2} entre {3} e {4}, em queda',
  highest: '{0}: {1} lidera com {2}',
  lowest: '{0}: {1} tem o valor mais baixo com {2}',
  total: '{0} no total',
  grewMost: '{0}, o maior aumento: {1}',
  fellMost: '{0}, a maior queda: {1}',
  by: '{0} por {1}',
  and: 'e',
  pros: 'Vantagens',
  cons: 'Desvantagens',
  source: 'Fonte: {0}',
  to: 'para',
  fromTo: '{0}: de {1} para {2}',
  ofTotal: '{0} de {1}',
  up: 'em alta',
  down: 'em queda',
};
