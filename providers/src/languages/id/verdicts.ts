import type { VerdictWords } from '../verdict-words.js';

/** Indonesian frames for what figures come to. */
export const verdicts: VerdictWords = {
  times: '{0}: {2} kali {1}',
  timesLong: '{0}: {2} kali waktu {1}',
  more: '{0}: {2} lebih banyak dari {1}',
  ofAll: '{0}: {1} dari keseluruhan',
  between: '{0}: {1} dari {2} hingga {3}',
  passed: 'Dari {0} hingga {1}: {2}',
};
