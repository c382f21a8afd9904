import type { VisitWords } from '../visit-words.js';

/** Dutch words of prices, opening times and ages. */
export const visits: VisitWords = {
  priceList: 'Prijzen',
  timetable: 'Tijden',
  pays: 'kosten kost betalen betaalt',
  people: 'kind(eren)? jongeren jeugd volwassenen senioren studenten leerlingen gezinnen gezin leden groepen',
  aged: 'leeftijd',
  age: '(jonger|ouder)_dan (jongste|oudste)(_is)? op_de_leeftijd_van (oma|opa|mama|papa)_(wordt|is)',
  bounds: 'van vanaf tot tussen onder boven t/m',
  until: 'tot en_met t/m en',
  free: 'gratis vrij_entree',
  closed: 'gesloten dicht',
  open: 'open geopend opent',
  prices: 'prijzen prijs toegang entree tickets kaartjes tarie(f|ven)',
};
