import type { VisitWords } from '../visit-words.js';

/** Swedish words of prices, opening times and ages. */
export const visits: VisitWords = {
  priceList: 'Priser',
  timetable: 'Tider',
  pays: 'kostar betalar',
  people: 'barn ungdom(ar)? vuxna vuxen seniorer pensionärer studenter elever familj(er)? medlemmar syskon grupper',
  aged: 'ålder åldern',
  age: 'fyller fyllde (yngre|äldre)_än (yngsta|äldsta) vid_en_ålder_av',
  bounds: 'från mellan under över upp_till',
  until: 'till och',
  free: 'gratis fri_entré fritt kostnadsfritt',
  closed: 'stängt stängd',
  open: 'öppet öppen öppnar',
  prices: 'priser pris biljett(er)? avgift(en)? avgifter entré inträde',
};
