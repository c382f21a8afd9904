import type { VerdictWords } from '../verdict-words.js';

/** English frames for what figures come to. */
export const verdicts: VerdictWords = {
  times: '{0}: {2} times as much as {1}',
  timesLong: '{0}: {2} times as long as {1}',
  more: '{0}: {2} more than {1}',
  ofAll: '{0}: {1} of the whole',
  between: '{0}: {1} from {2} to {3}',
  passed: 'From {0} to {1}: {2}',
};
