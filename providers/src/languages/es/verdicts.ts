import type { VerdictWords } from '../verdict-words.js';

/** Spanish frames for what figures come to. */
export const verdicts: VerdictWords = {
  times: '{0}: {2} veces la cifra de {1}',
  timesLong: '{0}: {2} veces el tiempo de {1}',
  more: '{0}: {2} más que {1}',
  ofAll: '{0}: {1} del total',
  between: '{0}: {1} de {2} a {3}',
  passed: 'De {0} a {1}: {2}',
};
