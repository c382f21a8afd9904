import type { DictationWords } from '../dictation-words.js';

/** Swedish words by which a request dictates what its film says. */
export const dictation: DictationWords = {
  ahead: 'snälla sedan sen också och även dessutom glöm_inte_att kom_ihåg_att',
  tell: '(säg|säga|nämn|nämna|berätta|betona|förklara|påpeka|visa|understryk|poängtera|framhäv)(_(också|även|gärna|tydligt|för_(folk|alla))){0,3} gör(_(det|också|även)){0,2}_(klart|tydligt) (filmen|videon|klippet)_ska(_också)?_(säga|visa|förklara|berätta) (alla|folk|tittarna)_ska(_också)?_(veta|förstå)',
  that: 'att',
  name: 'nämn nämna',
  send: '(skicka|hänvisa|led)_(folk|tittarna|alla|kunderna|besökarna)_till(_vår_(sajt|sida|hemsida))?',
};
