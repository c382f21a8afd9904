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
  ends: '(最後に|最後は|ラストに|ラストは|結びは)\\s?[:：]?',
  dayPart: '午前 午後',
  hour: '時',
};
