import type { ContextWords } from '../context-words.js';

/** Chinese words beside figures, dates and names. */
export const context: ContextWords = {
  becomes: '到 至',
  from: '从 由',
  earlier: '去年',
  calling: '电话',
  ingredients: '材料 食材',
  question: '？',
  colon: '：',
  stop: '。',
};
