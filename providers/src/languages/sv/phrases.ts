import type { PhraseTable } from '../phrase-table.js';

/** Swedish frames around the words of a prompt. */
export const phrases: PhraseTable = {
  glance: '{0} i korthet.',
  inShort: 'Kort sagt',
  ingredients: 'Ingredienser',
  method: 'Gör så här',
  next: 'Härnäst',
  leads: '{0} leder med {1}',
  rose: '{0} steg från {1} till {2} mellan {3} och {4}',
  fell: '{0} sjönk från {1} till {2} mellan {3} och {4}',
  highest: '{0}: {1} är högst med {2}',
  lowest: '{0}: {1} är lägst med {2}',
  total: '{0} totalt',
  grewMost: '{0} ökade mest: {1}',
  fellMost: '{0} minskade mest: {1}',
  by: '{0} per {1}',
  and: 'och',
  pros: 'Fördelar',
  cons: 'Nackdelar',
  source: 'Källa: {0}',
  to: 'till',
  fromTo: '{0}: från {1} till {2}',
  ofTotal: '{0} av {1}',
  up: 'upp',
  down: 'ned',
};
