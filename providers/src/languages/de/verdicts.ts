import type { VerdictWords } from '../verdict-words.js';

/** German frames for what figures come to. */
export const verdicts: VerdictWords = {
  times: '{0}: {2}-mal so viel wie {1}',
  timesLong: '{0}: {2}-mal so lang wie {1}',
  more: '{0}: {2} mehr als {1}',
  ofAll: '{0}: {1} vom Ganzen',
  between: '{0}: {1} von {2} bis {3}',
  passed: 'Von {0} bis {1}: {2}',
};
