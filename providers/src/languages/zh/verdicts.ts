import type { VerdictWords } from '../verdict-words.js';

/** Chinese frames for what figures come to. */
export const verdicts: VerdictWords = {
  times: '{0}是{1}的{2}倍',
  more: '{0}比{1}多{2}',
  ofAll: '{0}占总数的{1}',
  between: '{0}：{2}至{3}{1}',
  passed: '从{0}到{1}：{2}',
};
