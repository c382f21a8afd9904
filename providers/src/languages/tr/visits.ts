import type { VisitWords } from '../visit-words.js';

/** Turkish words of prices, opening times and ages. */
export const visits: VisitWords = {
  priceList: 'Fiyatlar',
  timetable: 'Saatler',
  pays: 'öder öderler',
  people: 'çocuk(lar)? gençler? yetişkin(ler)? öğrenci(ler)? emekli(ler)? aile(ler)? üyeler? gruplar?',
  bounds: 'en_az',
  behind: 'yaş',
  until: 'ile ve ila',
  free: 'ücretsiz bedava',
  closed: 'kapalı',
  open: 'açık',
  prices: 'fiyat(lar)? bilet(ler)? ücret(ler)? giriş',
};
