import type { VerdictWords } from '../verdict-words.js';

/** Russian frames for what figures come to. */
export const verdicts: VerdictWords = {
  times: {
    one: '{0}: в {2} раз больше, чем {1}',
    many: '{0}: в {2} раз больше, чем {1}',
    other: '{0}: в {2} раза больше, чем {1}',
  },
  timesLong: {
    one: '{0}: в {2} раз дольше, чем {1}',
    many: '{0}: в {2} раз дольше, чем {1}',
    other: '{0}: в {2} раза дольше, чем {1}',
  },
  more: '{0}: на {2} больше, чем {1}',
  ofAll: '{0}: {1} от целого',
  between: '{0}: {1} ({2} – {3})',
  passed: '{0} – {1}: {2}',
};
