import type { VerdictWords } from '../verdict-words.js';

/** Italian frames for what figures come to. */
export const verdicts: VerdictWords = {
  times: '{0}: {2} volte il valore di {1}',
  timesLong: '{0}: {2} volte il tempo di {1}',
  more: '{0}: {2} in più rispetto a {1}',
  ofAll: '{0}: {1} del totale',
  between: '{0}: {1} tra {2} e {3}',
  passed: 'Tra {0} e {1}: {2}',
};
