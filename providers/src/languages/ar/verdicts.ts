import type { VerdictWords } from '../verdict-words.js';

/** Arabic frames for what figures come to. */
export const verdicts: VerdictWords = {
  times: { few: '{0}: {2} أضعاف {1}', other: '{0}: {2} ضعف {1}' },
  more: '{0}: أكثر من {1} بنسبة {2}',
  ofAll: '{0}: {1} من المجموع',
  between: '{0}: {1} من {2} إلى {3}',
  passed: 'من {0} إلى {1}: {2}',
};
