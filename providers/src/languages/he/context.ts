import type { ContextWords } from '../context-words.js';

/** Hebrew words beside figures, dates and names. */
export const context: ContextWords = {
  forbids: 'אסור*',
  bansWord: 'בלי ללא אין',
};
