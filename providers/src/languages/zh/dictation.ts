import type { DictationWords } from '../dictation-words.js';

/** Chinese words by which a request dictates what its film says. */
export const dictation: DictationWords = {
  ahead: '请 请你 然后 接着 还要 也要 再 另外 并且 同时 记得 别忘了 最好 顺便 一定要',
  tell: '(说明(?!书)|强调|提到|提一下|提一句|讲清楚|说清楚|指出|告诉(大家|观众|他们)|让(大家|观众)(知道|明白|了解))(一下)?[，：:]?',
};
