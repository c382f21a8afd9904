import type { DictationWords } from '../dictation-words.js';

/** Dutch words by which a request dictates what its film says. */
export const dictation: DictationWords = {
  ahead: 'alsjeblieft aub dan daarna ook en verder vergeet_niet_te',
  tell: '(zeg|zegt|zeggen|vermeld|vermelden|noem|noemen|benadruk|benadrukken|leg_uit|vertel|vertellen|laat_zien|laat_weten|geef_aan|maak_duidelijk)(_(ook|nog|even|duidelijk)){0,3} leg(_(ook|nog|even)){0,2}_uit laat(_(ook|nog|even|mensen|iedereen)){0,2}_(zien|weten) maak(_(ook|even)){0,2}_duidelijk wijs_er(_(ook|nog))?_op (de_video|de_film|het_filmpje)_moet(_ook)?_(zeggen|uitleggen|laten_zien|vertellen) (mensen|kijkers|iedereen)_moet(en)?_weten',
  that: 'dat',
  name: 'vermeld vermelden noem noemen',
  send: '(stuur|verwijs|leid)(t)?_(de_)?(mensen|kijkers|bezoekers|klanten|iedereen)_naar(_onze_(site|website|pagina))?',
};
