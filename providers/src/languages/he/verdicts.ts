import type { VerdictWords } from '../verdict-words.js';

/** Hebrew frames for what figures come to. */
export const verdicts: VerdictWords = {
  times: '{0}: פי {2} לעומת {1}',
  more: '{0}: {2} יותר לעומת {1}',
  ofAll: '{0}: {1} מהסך הכול',
  between: '{0}: {1} בין {2} ל-{3}',
  passed: 'בין {0} ל-{1}: {2}',
};
