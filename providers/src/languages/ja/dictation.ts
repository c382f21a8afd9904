import type { DictationWords } from '../dictation-words.js';

/** Japanese words by which a request dictates what its film says: they stand behind it. */
export const dictation: DictationWords = {
  behind:
    '(という)?(こと|点)(も|を|は|だけは)?(必ず|ぜひ|しっかり)?(伝え|強調し|説明し|言っ|紹介し|アピールし|述べ|入れ|触れ)て(ください|下さい|ほしい(です)?|欲しい(です)?|くれ)? (こと|点)にも?(必ず|ぜひ)?触れて(ください|下さい|ほしい(です)?|欲しい(です)?)? と(も|必ず|はっきり)?(言っ|伝え|説明し|入れ|紹介し|書い)て(ください|下さい|ほしい(です)?|欲しい(です)?|くれ)?',
};
