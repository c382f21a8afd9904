import type { VerdictWords } from '../verdict-words.js';

/** Turkish frames for what figures come to. */
export const verdicts: VerdictWords = {
  times: '{0} ile {1} arasında {2} kat fark',
  more: '{0}: {1} ile karşılaştırınca {2} fazla',
  ofAll: '{0}: toplam içindeki payı {1}',
  between: '{0}: {1} ({2} – {3})',
  passed: '{0} – {1}: {2}',
};
