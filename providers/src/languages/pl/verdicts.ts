import type { VerdictWords } from '../verdict-words.js';

/** Polish frames for what figures come to. */
export const verdicts: VerdictWords = {
  times: {
    few: '{0}: {2} razy więcej niż {1}',
    many: '{0}: {2} razy więcej niż {1}',
    other: '{0}: {2} raza więcej niż {1}',
  },
  timesLong: {
    few: '{0}: {2} razy dłużej niż {1}',
    many: '{0}: {2} razy dłużej niż {1}',
    other: '{0}: {2} raza dłużej niż {1}',
  },
  more: '{0}: o {2} więcej niż {1}',
  ofAll: '{0}: {1} całości',
  between: '{0}: {1} ({2} – {3})',
  passed: '{0} – {1}: {2}',
};
