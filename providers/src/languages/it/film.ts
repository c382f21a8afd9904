import type { FilmWords } from '../film-words.js';

/** Italian words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    'video(clip)? videino filmato clip tutorial corto(metraggio)? animazione cartone_animato trailer teaser spot pubblicità invito reel film',
  shapes:
    'verticale quadrato orizzontale (formato_)?(verticale|quadrato) per_(insta|instagram|tik_?tok|youtube|facebook|whatsapp|i_social|le_storie)',
  manners:
    'dinamic[oa] minimalista minimal retr[oò] giocos[oa] energic[oa] frizzante brios[oa] cinematografic[oa] disegnat[oa]_a_mano scritte_grandi',
  qualities:
    'dolc[ei] calm[oa] tranquill[oa] allegr[oa] brev[ei] cort[oa] lent[oa] veloce rapid[oa] cald[oa] divertente tener[oa] sobri[oa] modern[oa] semplice colorat[oa] elegante femminile maschile rilassante soft',
  sounds:
    'pianoforte piano chitarra arpa violin[oi] archi musica voce(_fuori_campo)? narrazione sottotitoli suono effetti_sonori',
  swaps: '(sottotitoli|testo|musica)_(al_posto|invece)_d(ella_|i_)(voce|narrazione)',
  joins: 'con senza e in una? solo niente per_favore',
  viewers:
    'per_(i_|gli_|le_)?(bambini|bimbi|principianti|ragazzi|adulti|anziani|alunni|famiglie|tutti) per_((il|la|i|le)_)?(mi[oae]|miei|nostr[oaie])_[\\p{L}]+',
  polite: 'per_favore grazie',
  parts:
    "(i_)?nostri_colori_sono (il_nostro_)?(carattere|font)_è (sull|nell|all)(a_|['’]|o_)?(ultim[ao]|prim[ao])_(scheda|schermata|immagine|scena|inquadratura) (il_)?logo_([\\p{L}]+_)?(in_alto|in_basso|a_sinistra|a_destra|nell['’]angolo|alla_fine|all['’]inizio) (riceve|ottiene)_(una|un|la_sua|il_suo)_(propri[oa]_)?(scheda|schermata|immagine|scena) (una|un)_(scheda|schermata|immagine|scena)_per come_sottotitoli ritmo_(lento|calmo|tranquillo|dolce|veloce)",
  pace: '(inizia|iniziare|comincia|parti|finisci|termina|finire)_(piano|dolcemente|lentamente|con_calma|in_modo_dolce)',
  farewells:
    '(molte_|mille_)?grazie(_(mille|di_tutto|in_anticipo))? (cordiali_|cari_|un_caro_)?salut[io] cordialmente un_abbraccio a_presto',
  outlets:
    "volontari soci (radio|tv|televisione|emittente)_locale telegiornale emittente sala_d['’]attesa sala_da_tè ingresso reception atrio mensa corridoio vetrina schermi? intranet sito canale genitori alunni pazienti visitatori clienti inquilini vicini follower squadra principianti bambini",
  for: 'per',
};
