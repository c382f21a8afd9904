import type { VisitWords } from '../visit-words.js';

/** Italian words of prices, opening times and ages. */
export const visits: VisitWords = {
  priceList: 'Prezzi',
  timetable: 'Orari',
  pays: 'costano? costa pagano? paga',
  people: 'bambin[ioa] ragazz[io] adulti adulto anziani studenti alunni famiglie famiglia soci gruppi gruppo giovani',
  aged: 'età',
  age: "compie compiuto compirà all['’]età_di (più_giovan[ei]|più_vecchi[oae]?)_di",
  bounds: 'da dai fino_a sotto_i sopra_i tra oltre_i',
  younger: 'sotto_i sopra_i oltre_i',
  until: 'a ai e',
  free: 'gratis gratuit[oaie] ingresso_libero',
  closed: 'chius[oaie]',
  open: 'apert[oaie] apre orario',
  prices: 'prezz[io] biglietti ingresso tariff[ae] quota',
};
