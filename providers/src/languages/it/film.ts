import type { FilmWords } from '../film-words.js';

/** Italian words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    'video(clip)? videino filmato clip tutorial corto(metraggio)? animazione cartone_animato trailer teaser spot pubblicità invito reel film',
  manners:
    'dinamic[oa] minimalista minimal retr[oò] giocos[oa] energic[oa] frizzante brios[oa] cinematografic[oa] disegnat[oa]_a_mano scritte_grandi',
  qualities:
    'dolc[ei] calm[oa] tranquill[oa] allegr[oa] brev[ei] cort[oa] lent[oa] veloce rapid[oa] cald[oa] divertente tener[oa] sobri[oa] modern[oa] semplice colorat[oa] elegante femminile maschile rilassante soft',
  outlets:
    "volontari soci (radio|tv|televisione|emittente)_locale telegiornale emittente sala_d['’]attesa sala_da_tè ingresso reception atrio mensa corridoio vetrina schermi? intranet sito canale genitori alunni pazienti visitatori clienti inquilini vicini follower squadra principianti bambini",
  for: 'per',
};
