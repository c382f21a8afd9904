import type { OrderWords } from '../order-words.js';

/** Turkish words by which a prompt says in which order its film tells. */
export const order: OrderWords = {
  first: 'önce… ilk_olarak… …(ile|yla|yle)_başla\\p{L}* …başta',
  last: 'en_son… sonda… …(ile|yla|yle)_bit\\p{L}+ …(en_)?sonda …en_sona?',
  afterwards: '(ve_)?sonra ardından',
  up: 'küçükten_büyüğe azdan_çoğa',
  down: 'büyükten_küçüğe',
  turned: 'sondan_başa geri_sayım tersten',
  things: {
    money: 'fiyat\\p{L}* ücret\\p{L}* maaş\\p{L}*',
    date: 'tarih\\p{L}* gün',
    time: 'saat\\p{L}*',
    phone: 'telefon\\p{L}*',
    street: 'adres\\p{L}* yer',
    link: 'web_sitesi\\p{L}* site\\p{L}* link',
    number: 'sayı\\p{L}* rakam\\p{L}*',
    name: 'adımız isim ismimiz logo\\p{L}*',
  },
};
