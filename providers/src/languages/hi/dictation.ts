import type { DictationWords } from '../dictation-words.js';

/** Hindi words by which a request dictates what its film says. */
export const dictation: DictationWords = {
  ahead: 'फिर और कृपया इसके_बाद साथ_ही',
  tell: '((यह|ये)_)?(भी_)?(ज़रूर_|जरूर_|साफ़_|साफ_)?(बताओ|बताना|बताएं|बताएँ|बताइए|बता_दो|बता_दें|कहो|कहना|कहें|कहिए|समझाओ|समझाएं|समझाएँ|लिखो|लिखें|दिखाओ|दिखाएं|दिखाएँ)',
  that: 'कि',
};
