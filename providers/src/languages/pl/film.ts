import type { FilmWords } from '../film-words.js';

/** Polish words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    'film(ik)? wideo video klip tutorial animacja kreskówka zwiastun teaser spot reklama zaproszenie rolka reel poradnik',
  shapes:
    "pion(owo|owy|owe)? poziom(o|y)? kwadrat(owy|owe)? w_pionie w_poziomie na_(insta|instagrama?|tik_?toka?|youtube'?a?|facebooka|relację|stories)",
  manners:
    'dynamiczn(ie|y|a|e) energiczn(ie|y|a|e) skoczn(y|a|e) minimalistyczn(y|a|e|ie) retro filmow(o|y) żartobliw(y|a|e|ie) ręcznie_rysowan(y|a|e) duże_litery',
  qualities:
    'spokojn(y|a|e|ie) cich(y|a|e|o) delikatn(y|a|e|ie) ciepł(y|a|e|o) krótk(i|a|ie|o) wesoł(y|a|e|o) woln(y|a|e|o) szybk(i|a|ie|o) zabawn(y|a|e|ie) prost(y|a|e|o) nowoczesn(y|a|e|ie) kolorow(y|a|e|o) eleganck(i|a|ie|o) łagodn(y|a|e|ie) kobiecy męski',
  sounds:
    'pianino fortepian gitara harfa skrzypce smyczki muzyka głos lektor(a|em)? narracja narracji napisy dźwięk(u)? muzyki głosu pianinem muzyką',
  swaps: '(napisy|tekst|muzyka)_zamiast_(lektora|głosu|narracji)',
  joins: 'z ze bez i w tylko proszę',
  viewers:
    'dla_(dzieci|początkujących|młodzieży|dorosłych|seniorów|uczniów|wszystkich|maluchów|rodzin) dla_(mo|nasz)[\\p{L}]*_[\\p{L}]+',
  polite: 'proszę dzięki dziękuję',
  parts:
    '(nasze|firmowe)_kolory_to nasze_kolory czcionka_to na_(ostatniej|pierwszej|końcowej)_(karcie|planszy|scenie) w_(ostatnim|pierwszym|końcowym)_(kadrze|ujęciu|slajdzie) na_(ostatnim|pierwszym|końcowym)_(ekranie|slajdzie|kadrze) logo_([\\p{L}]+_)?w_([\\p{L}]+_){0,2}rogu logo_([\\p{L}]+_)?(u_góry|na_górze|na_dole|po_prawej|po_lewej|na_końcu) (dostaje|otrzymuje)_(swoj[ąe]|jedn[ąo]|własn[ąye])_(kartę|planszę|obrazek|kadr|ekran|scenę) (jedna|jeden|po_jednej|po_jednym)_(karta|karcie|plansza|planszy|obrazku|kadr|ekran)_(na|dla) jako_napisy (spokojne|wolne|łagodne|szybkie)_tempo',
  pace: '(zacznij|zaczynaj|zakończ|skończ)_(bardzo_)?(spokojnie|łagodnie|cicho|powoli|delikatnie)',
  farewells:
    'pozdrawiam pozdrowienia (serdecznie_)?(dzięki|dziękuję|dziękujemy)(_(bardzo|z_góry|za_pomoc))? z_poważaniem',
  outlets:
    'wolontariuszy członków (lokalnej|lokalnego|regionalnej|regionalnego)_(stacji|telewizji|radia|rozgłośni) poczekalni recepcji holu stołówki korytarz witryny ekrany? intranet(u)? stron[ęy] kanał(u)? rodziców uczniów pacjentów gości klientów lokatorów sąsiadów obserwujących zespołu początkujących dzieci',
  for: 'dla do na',
};
