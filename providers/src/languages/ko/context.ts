import type { ContextWords } from '../context-words.js';

/** Korean words beside figures, dates and names. */
export const context: ContextWords = {
  becomes: '에서 로',
  earlier: '작년',
  afterDate: '년에?',
  calling: '전화',
  ingredients: '재료',
};
