import type { FilmWords } from '../film-words.js';

/** Polish words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    'film(ik)? wideo video klip tutorial animacja kreskówka zwiastun teaser spot reklama zaproszenie rolka reel poradnik',
  manners:
    'dynamiczn(ie|y|a|e) energiczn(ie|y|a|e) skoczn(y|a|e) minimalistyczn(y|a|e|ie) retro filmow(o|y) żartobliw(y|a|e|ie) ręcznie_rysowan(y|a|e) duże_litery',
  qualities:
    'spokojn(y|a|e|ie) cich(y|a|e|o) delikatn(y|a|e|ie) ciepł(y|a|e|o) krótk(i|a|ie|o) wesoł(y|a|e|o) woln(y|a|e|o) szybk(i|a|ie|o) zabawn(y|a|e|ie) prost(y|a|e|o) nowoczesn(y|a|e|ie) kolorow(y|a|e|o) eleganck(i|a|ie|o) łagodn(y|a|e|ie) kobiecy męski',
  outlets:
    'wolontariuszy członków (lokalnej|lokalnego|regionalnej|regionalnego)_(stacji|telewizji|radia|rozgłośni) poczekalni recepcji holu stołówki korytarz witryny ekrany? intranet(u)? stron[ęy] kanał(u)? rodziców uczniów pacjentów gości klientów lokatorów sąsiadów obserwujących zespołu początkujących dzieci',
  for: 'dla do na',
};
