import type { OrderWords } from '../order-words.js';

/** Swedish words by which a prompt says in which order its film tells. */
export const order: OrderWords = {
  first: '(börja|inled|starta|öppna)_med… först… …(först|i_början|allra_först)',
  last: '(på|i)_slutet… sist… (sluta|avsluta|avrunda)_(med|på)… sista_bild(en)?… …(allra_)?(sist|på_slutet|i_slutet|till_sist)',
  afterwards: '(och_)?(sedan|sen|därefter)',
  up: '(minst|lägst|billigast)\\p{L}*_först från_(minst|lägst)\\p{L}*_till stigande',
  down: '(störst|högst|flest)\\p{L}*_först från_störst\\p{L}*_till fallande',
  turned: 'baklänges (i_)?omvänd_ordning nedräkning räkna_ner från_(sista|femte|tredje|tionde)_(till|upp)',
  things: {
    money: 'pris(et|er)? kostnad(en)? lön(en)?',
    date: 'datum(et)? dag(en)? ^när',
    time: 'tid(en|er)? öppettider(na)?',
    phone: 'telefon(numret|nummer)? numret',
    street: 'adress(en)? platsen ^var',
    link: 'webb(plats|adress)(en)? hemsida(n)? länk(en)?',
    number: 'siffra(n)? siffror(na)? tal(et)?',
    name: '(vårt_)?namn(et)? logga(n)? logotyp(en)?',
  },
};
