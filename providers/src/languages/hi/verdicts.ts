import type { VerdictWords } from '../verdict-words.js';

/** Hindi frames for what figures come to. */
export const verdicts: VerdictWords = {
  times: '{0}: {1} का {2} गुना',
  more: '{0}: {1} से {2} अधिक',
  ofAll: '{0}: कुल का {1}',
  between: '{0}: {2} से {3} तक {1}',
  passed: '{0} से {1} तक: {2}',
};
