import type { VerdictWords } from '../verdict-words.js';

/** Dutch frames for what figures come to. */
export const verdicts: VerdictWords = {
  times: '{0}: {2} keer zoveel als {1}',
  timesLong: '{0}: {2} keer zo lang als {1}',
  more: '{0}: {2} meer dan {1}',
  ofAll: '{0}: {1} van het totaal',
  between: '{0}: {1} van {2} tot {3}',
  passed: 'Van {0} tot {1}: {2}',
};
