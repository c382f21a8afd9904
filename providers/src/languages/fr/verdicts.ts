import type { VerdictWords } from '../verdict-words.js';

/** French frames for what figures come to. */
export const verdicts: VerdictWords = {
  times: '{0} : {2} fois plus que {1}',
  timesLong: '{0} : {2} fois plus de temps que {1}',
  more: '{0} : {2} de plus que {1}',
  ofAll: '{0} : {1} du total',
  between: '{0} : {1} de {2} à {3}',
  passed: 'De {0} à {1} : {2}',
};
