import type { PhraseTable } from '../phrase-table.js';

/** German frames around the words of a prompt. */
export const phrases: PhraseTable = {
  glance: '{0} auf einen Blick.',
  inShort: 'Kurz gesagt',
  ingredients: 'Zutaten',
  method: 'Zubereitung',
  next: 'Als Nächstes',
  leads: '{0} liegt vorn mit {1}',
  rose: '{0}: Anstieg von {1} auf {2} zwischen {3} und {4}',
  fell: '{0}: Rückgang von {1} auf {2} zwischen {3} und {4}',
  highest: '{0}: {1} liegt vorn mit {2}',
  lowest: '{0}: {1} liegt hinten mit {2}',
  total: '{0} gesamt',
  grewMost: '{0} mit dem größten Zuwachs: {1}',
  fellMost: '{0} mit dem größten Rückgang: {1}',
  by: '{0} nach {1}',
  and: 'und',
  pros: 'Vorteile',
  cons: 'Nachteile',
  source: 'Quelle: {0}',
  to: 'auf',
  fromTo: '{0}: von {1} auf {2}',
  ofTotal: '{0} von {1}',
  up: 'im Plus',
  down: 'im Minus',
};
