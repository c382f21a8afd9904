import type { VerdictWords } from '../verdict-words.js';

/** Portuguese frames for what figures come to. */
export const verdicts: VerdictWords = {
  times: { one: '{0}: {2} vez o valor de {1}', other: '{0}: {2} vezes o valor de {1}' },
  timesLong: { one: '{0}: {2} vez o tempo de {1}', other: '{0}: {2} vezes o tempo de {1}' },
  more: '{0}: {2} a mais que {1}',
  ofAll: '{0}: {1} do total',
  between: '{0}: {1} de {2} a {3}',
  passed: 'De {0} a {1}: {2}',
};
