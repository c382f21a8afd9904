import type { PhraseTable } from '../phrase-table.js';

/** Turkish frames around the words of a prompt. */
export const phrases: PhraseTable = {
  glance: 'Kısaca {0}.',
  inShort: 'Kısaca',
  ingredients: 'Malzemeler',
  method: 'Yapılışı',
  next: 'Sırada',
  leads: '{0} önde: {1}',
  rose: '{0}: {3} ile {4} arasında {1} değerinden {2} değerine çıktı',
  fell: '{0}: {3} ile {4} arasında {1} değerinden {2} değerine indi',
  highest: '{0}: en yüksek {1}, {2}',
  lowest: '{0}: en düşük {1}, {2}',
  total: 'Toplam {0}',
  grewMost: '{0}, en çok artış: {1}',
  fellMost: '{0}, en çok düşüş: {1}',
  by: '{1} bazında {0}',
  and: 've',
  pros: 'Artılar',
  cons: 'Eksiler',
  source: 'Kaynak: {0}',
  to: '→',
  fromTo: '{0}: {1} → {2}',
  ofTotal: '{0} / {1}',
  up: 'yukarı',
  down: 'aşağı',
};
