import type { VerdictWords } from '../verdict-words.js';

/** Korean frames for what figures come to. */
export const verdicts: VerdictWords = {
  times: '{0}: {1}의 {2}배',
  more: '{0}: {1}보다 {2} 많음',
  ofAll: '{0}: 전체의 {1}',
  between: '{0}: {2}부터 {3}까지 {1}',
  passed: '{0}부터 {1}까지 {2}',
};
