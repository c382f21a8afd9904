import type { OrderWords } from '../order-words.js';

/** Polish words by which a prompt says in which order its film tells. */
export const order: OrderWords = {
  first: '(zacznij(cie|my)?|zaczynamy|zacząć)_od… najpierw… …najpierw …na_(samym_)?początku …na_początek',
  last: '(zakończ(cie|my)?|kończymy|skończ(cie)?|kończ(cie)?)… na_(sam_)?koniec… ostatni(e|a)?_(kadr|plansza|ujęcie|slajd)… …na_(samym_)?(końcu|koniec) …jako_ostatni(e|a)?(_ujęcie)?',
  afterwards: '(a_|i_)?(potem|następnie|później)',
  up: 'od_(najmniejsz|najniższ|najtańsz)\\p{L}+_do rosnąco',
  down: 'od_(największ|najwyższ)\\p{L}+_do malejąco',
  turned:
    'od_końca wspak odliczanie od_ostatniego(_miejsca)? w_odwrotnej_kolejności od_(piątego|trzeciego|dziesiątego)_do_pierwszego',
  things: {
    money: 'cen[ayęo]\\p{L}* koszt\\p{L}* ^za_ile ^ile_kosztuje',
    date: 'dat[ayęą] dzień dniem ^kiedy',
    time: 'godzin[ayęą]? godziny',
    phone: 'telefon(u|em)? numer(u|em)?',
    street: 'adres(u|em)? miejsc\\p{L}+ ^gdzie',
    link: 'stron[ayęą] link(iem)?',
    number: 'liczb[ayęą] kwot[ayęą]',
    name: 'nazw[ayęą] logo',
  },
};
