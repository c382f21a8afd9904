import type { DictationWords } from '../dictation-words.js';

/** Indonesian words by which a request dictates what its film says. */
export const dictation: DictationWords = {
  ahead: 'tolong lalu kemudian juga dan jangan_lupa pastikan',
  tell: '(sebutkan|sebut|katakan|bilang|jelaskan|tekankan|sampaikan|tunjukkan|ceritakan|tegaskan|ingatkan|tambahkan|beritahu|beri_tahu)(_(juga|kepada_(penonton|semua|orang)|penonton|orang)){0,2}',
  that: 'bahwa',
  name: 'sebutkan sebut',
};
