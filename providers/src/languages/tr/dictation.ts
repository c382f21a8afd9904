import type { DictationWords } from '../dictation-words.js';

/** Turkish words by which a request dictates what its film says: there what is said as it stands is set before "diye". */
export const dictation: DictationWords = {
  behind: 'diye_(söyle|yaz|belirt|anlat|ekle)(yin|in|sin|yelim)?',
};
