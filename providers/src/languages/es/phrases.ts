import type { PhraseTable } from '../phrase-table.js';

/** Spanish frames around the words of a prompt. */
export const phrases: PhraseTable = {
  glance: '{0}, de un vistazo.',
  inShort: 'En resumen',
  ingredients: 'Ingredientes',
  method: 'Preparación',
  next: 'A continuación',
  leads: '{0} lidera con {1}',
  rose: '{0}: de {1} a {2} entre {3} y {4}, al alza',
  fell: '{0}: de {1} a {2} entre {3} y {4}, a la baja',
  highest: '{0}: {1} lidera con {2}',
  lowest: '{0}: {1} es el valor más bajo con {2}',
  total: '{0} en total',
  grewMost: '{0}, el mayor aumento: {1}',
  fellMost: '{0}, la mayor caída: {1}',
  by: '{0} por {1}',
  and: 'y',
  pros: 'Ventajas',
  cons: 'Desventajas',
  source: 'Fuente: {0}',
  to: 'a',
  fromTo: '{0}: de {1} a {2}',
  ofTotal: '{0} de {1}',
  up: 'al alza',
  down: 'a la baja',
};
