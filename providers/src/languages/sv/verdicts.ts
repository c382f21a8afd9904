import type { VerdictWords } from '../verdict-words.js';

/** Swedish frames for what figures come to. */
export const verdicts: VerdictWords = {
  times: '{0}: {2} gånger så mycket som {1}',
  timesLong: '{0}: {2} gånger så lång tid som {1}',
  more: '{0}: {2} mer än {1}',
  ofAll: '{0}: {1} av allt',
  between: '{0}: {1} från {2} till {3}',
  passed: 'Från {0} till {1}: {2}',
};
