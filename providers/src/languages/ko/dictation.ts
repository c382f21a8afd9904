import type { DictationWords } from '../dictation-words.js';

/** Korean words by which a request dictates what its film says: they stand behind it. */
export const dictation: DictationWords = {
  behind:
    '(?<=다)(고|는\\s(점|것|사실)(도|을)?)\\s(꼭\\s|반드시\\s)?(말해|얘기해|이야기해|알려|설명해|언급해|강조해|전해|넣어|소개해)\\s?(줘|주세요|주십시오|주시고|줘요)? (?<=\\p{L})(이)?라(고|는\\s(점|것|사실)(도|을)?)\\s(꼭\\s|반드시\\s)?(말해|얘기해|이야기해|알려|설명해|언급해|강조해|전해|넣어|소개해)\\s?(줘|주세요|주십시오|주시고|줘요)?',
};
