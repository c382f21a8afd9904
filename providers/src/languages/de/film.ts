import type { FilmWords } from '../film-words.js';

/** German words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    '(erklär|kurz|werbe|lehr|image)?(video|film|clip) (kurz)?filmchen tutorial trailer teaser (werbe)?spot animation trickfilm zeichentrick anleitung(svideo)? einladung(svideo)? reel diashow',
  shapes:
    'hochformat hochkant querformat quadratisch quadrat für_(insta|instagram|tik_?tok|youtube|facebook|whatsapp|stories|reels|den_status) als_(reel|story|short)',
  manners:
    'schwungvoll flott peppig verspielt minimalistisch filmisch knackig retro dynamisch energisch handgezeichnet große_schrift',
  qualities:
    'ruhig(e[rsnm]?)? sanft(e[rsnm]?)? leise(s|r|n|m)? warm(e[rsnm]?)? kurz(e[rsnm]?)? lustig(e[rsnm]?)? fröhlich(e[rsnm]?)? heiter(e[rsnm]?)? schlicht(e[rsnm]?)? modern(e[rsnm]?)? bunt(e[rsnm]?)? hell(e[rsnm]?)? dunkel langsam(e[rsnm]?)? schnell(e[rsnm]?)? freundlich(e[rsnm]?)? weibliche männliche elegant(e[rsnm]?)?',
  sounds:
    'klavier gitarre geige harfe streicher musik stimme sprecher(in)? untertitel soundeffekte ton klaviermusik gitarrenmusik',
  swaps: '(untertitel|text|musik)_statt_(stimme|sprecher|sprache|ton)',
  joins: 'mit ohne und im in kein(e[nr]?)? nur einer? bitte als',
  viewers:
    'für_(die_)?(kinder|anfänger|einsteiger|jugendliche|senioren|schüler|erwachsene|alle|kollegen) für_(mein|unser)[\\p{L}]*_[\\p{L}]+',
  polite: 'bitte danke',
  parts:
    '([\\p{L}]+_){1,4}(soll|sollen|muss|müssen)_(als_)?(erste|letzte|erstes|letztes|zuerst|zuletzt)_(kommen|stehen|erscheinen) (unsere|die)_(haus|vereins)?farben_sind (unsere|die)_(haus)?schrift_ist auf_(der|die)_(letzten?|ersten?)_(karte|folie|tafel|seite|szene) (im|ins|am)_(letzten|ersten)_(bild|frame|abspann) (das_)?logo_([\\p{L}]+_)?(oben|unten|links|rechts|in_der_ecke|am_ende|am_schluss) (bekommt|kriegt|erhält)_(je_|jeweils_)?(eine?|ein|seine?|ihre?|einen)_(eigene[sn]?_)?(karte|bild|folie|szene|einstellung|tafel) (eine|ein|je)_(karte|bild|folie|szene)_(pro|je) als_(untertitel|bauchbinde|einblendung) (ruhiges|langsames|flottes|gemächliches)_tempo (ruhige|langsame|weiche)_(schnitte|übergänge)',
  pace: '(beginne?|fang|starte?|ende|schließe?)_(ganz_)?(leise|sanft|ruhig|langsam|behutsam|still)(_an)? (sanft|leise|ruhig|langsam)_(anfangen|beginnen|starten|enden|aufhören|ausklingen)(_lassen)?',
  farewells:
    '(viele|liebe|beste|herzliche|freundliche|schöne)_grüße lg vg mfg gruß mit_freundlichen_grüßen (vielen_|herzlichen_|lieben_)?dank danke(_(schön|sehr|im_voraus))?',
  outlets:
    'ehrenamtliche(n)? helfer(innen)? mitglieder (lokal|regional)?(sender|radio|fernsehen) (orts|gemeinde|stadt)?rundfunk wartebereich wartezimmer warteraum foyer empfang eingang flur kantine teestube aushang schaufenster bildschirm(e)? intranet webseite homepage kanal newsletter eltern gäste besucher patienten mieter follower kollegen mitarbeiter schüler kinder anfänger nachbarn vereinsheim klassenzimmer',
  for: 'für',
};
