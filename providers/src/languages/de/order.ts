import type { OrderWords } from '../order-words.js';

/** German words by which a prompt says in which order its film tells. */
export const order: OrderWords = {
  first:
    '(beginn(e|en|t)?|fang(e|en|t)?|start(e|en|et)?)_(bitte_)?mit… mit…(anfangen|beginnen|starten) zuerst… erst(?=_(der|die|das|den|ein))… …zuerst …(ganz_)?(vorn|vorne|am_Anfang|an_den_Anfang) …als_Erstes',
  last: '(am|zum)_(Ende|Schluss)(_(bitte|dann|noch|nur))*… (ende|enden|endet|schließ(e|en|t)|abschließen|aufhören|hör(e|t)?)_(bitte_)?mit… schluss(bild|satz)?_(mit|ist)… (letzte[srn]?|zum)_(bild|folie|karte|szene|schluss)(_steht|_kommt|_bitte|_nur)?… zuletzt… …(ganz_)?(zum_Schluss|am_Schluss|am_Ende|zuletzt|ans_Ende) …als_(letzte_Einblendung|Letztes|letztes_Bild|Schlussbild)',
  afterwards: '(und_)?(dann|danach|anschließend)',
  up: 'vom_(kleinsten|niedrigsten|günstigsten)_zum (kleinste|niedrigste|günstigste|wenigste)[rsn]?(_[\\p{L}]+)?_zuerst aufsteigend',
  down: 'vom_(größten|höchsten|teuersten)_zum (größte|höchste|meiste)[rsn]?(_[\\p{L}]+)?_zuerst absteigend',
  turned:
    'rückwärts (in_)?umgekehrter_reihenfolge von_(hinten|unten)_nach_(vorn|vorne|oben) vom_letzten_zum_ersten von_platz_[\\p{L}\\p{Nd}]+_(bis|auf|zu)_(platz_)?(eins|1) countdown herunterzähl\\p{L}* runterzähl\\p{L}*',
  things: {
    money: 'preise? kosten eintritt gehalt lohn was_es_kostet',
    date: 'datum tag termin ^wann',
    time: 'uhrzeit(en)? zeit(en)? öffnungszeiten',
    phone: '(telefon)?nummer telefon',
    street: 'adresse anschrift ort anfahrt',
    link: 'web_?seite website link internetadresse',
    number: 'zahl(en)? ziffer betrag',
    name: '(unser_)?(name|logo) firmenname',
  },
};
