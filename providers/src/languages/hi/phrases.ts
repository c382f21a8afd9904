import type { PhraseTable } from '../phrase-table.js';

/** Hindi frames around the words of a prompt. */
export const phrases: PhraseTable = {
  glance: '{0}: एक नज़र में।',
  inShort: 'संक्षेप में',
  ingredients: 'सामग्री',
  method: 'विधि',
  next: 'आगे',
  leads: '{0} {1} के साथ सबसे आगे',
  rose: '{0}: {3} से {4} के बीच {1} से बढ़कर {2}',
  fell: '{0}: {3} से {4} के बीच {1} से घटकर {2}',
  highest: '{0}: {1} सबसे आगे, {2}',
  lowest: '{0}: {1} सबसे कम, {2}',
  total: 'कुल {0}',
  grewMost: '{0} में सबसे अधिक वृद्धि: {1}',
  fellMost: '{0} में सबसे अधिक गिरावट: {1}',
  by: '{1} के अनुसार {0}',
  and: 'और',
  pros: 'फायदे',
  cons: 'नुकसान',
  source: 'स्रोत: {0}',
  to: 'तक',
  fromTo: '{0}: {1} से {2}',
  ofTotal: '{1} में से {0}',
  up: 'बढ़त',
  down: 'गिरावट',
};
