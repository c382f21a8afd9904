import type { PhraseTable } from '../phrase-table.js';

/** Indonesian frames around the words of a prompt. */
export const phrases: PhraseTable = {
  glance: 'Sekilas {0}.',
  inShort: 'Singkatnya',
  ingredients: 'Bahan',
  method: 'Cara membuat',
  next: 'Berikutnya',
  leads: '{0} unggul dengan {1}',
  rose: '{0} naik dari {1} menjadi {2} antara {3} dan {4}',
  fell: '{0} turun dari {1} menjadi {2} antara {3} dan {4}',
  highest: '{0}: {1} tertinggi dengan {2}',
  lowest: '{0}: {1} terendah dengan {2}',
  total: 'Total {0}',
  grewMost: '{0} naik paling banyak: {1}',
  fellMost: '{0} turun paling banyak: {1}',
  by: '{0} menurut {1}',
  and: 'dan',
  pros: 'Kelebihan',
  cons: 'Kekurangan',
  source: 'Sumber: {0}',
  to: 'sampai',
  fromTo: '{0}: dari {1} menjadi {2}',
  ofTotal: '{0} dari {1}',
  up: 'naik',
  down: 'turun',
};
