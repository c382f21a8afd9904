import type { VerdictWords } from '../verdict-words.js';

/** Japanese frames for what figures come to. */
export const verdicts: VerdictWords = {
  times: '{0}は{1}の{2}倍',
  more: '{0}は{1}より{2}多い',
  ofAll: '{0}で全体の{1}',
  between: '{0}：{2}から{3}で{1}',
  passed: '{0}から{1}まで{2}',
};
