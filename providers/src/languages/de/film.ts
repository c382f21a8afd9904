import type { FilmWords } from '../film-words.js';

/** German words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    '(erklär|kurz|werbe|lehr|image)?(video|film|clip) (kurz)?filmchen tutorial trailer teaser (werbe)?spot animation trickfilm zeichentrick anleitung(svideo)? einladung(svideo)? reel diashow',
  manners:
    'schwungvoll flott peppig verspielt minimalistisch filmisch knackig retro dynamisch energisch handgezeichnet große_schrift',
  qualities:
    'ruhig(e[rsnm]?)? sanft(e[rsnm]?)? leise(s|r|n|m)? warm(e[rsnm]?)? kurz(e[rsnm]?)? lustig(e[rsnm]?)? fröhlich(e[rsnm]?)? heiter(e[rsnm]?)? schlicht(e[rsnm]?)? modern(e[rsnm]?)? bunt(e[rsnm]?)? hell(e[rsnm]?)? dunkel langsam(e[rsnm]?)? schnell(e[rsnm]?)? freundlich(e[rsnm]?)? weibliche männliche elegant(e[rsnm]?)?',
  outlets:
    'ehrenamtliche(n)? helfer(innen)? mitglieder (lokal|regional)?(sender|radio|fernsehen) (orts|gemeinde|stadt)?rundfunk wartebereich wartezimmer warteraum foyer empfang eingang flur kantine teestube aushang schaufenster bildschirm(e)? intranet webseite homepage kanal newsletter eltern gäste besucher patienten mieter follower kollegen mitarbeiter schüler kinder anfänger nachbarn vereinsheim klassenzimmer',
  for: 'für',
};
