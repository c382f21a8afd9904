import type { ContextWords } from '../context-words.js';

/** Japanese words beside figures, dates and names. */
export const context: ContextWords = {
  becomes: 'から に',
  from: 'から',
  earlier: '去年 昨年 前年',
  afterDate: '年に?',
  calling: '電話',
  ingredients: '材料 食材',
  question: '？',
  colon: '：',
  stop: '。',
};
