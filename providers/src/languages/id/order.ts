import type { OrderWords } from '../order-words.js';

/** Indonesian words by which a prompt says in which order its film tells. */
export const order: OrderWords = {
  first: '(mulai|awali|buka)_(dengan|dari)… pertama… …(dulu|lebih_dulu|di_awal|duluan)',
  last: 'di_akhir… (akhiri|tutup)_dengan… …(di_akhir|paling_akhir|terakhir)',
  afterwards: '(dan_)?(lalu|kemudian|setelah_itu|terus)',
  up: 'dari_(yang_)?(terkecil|termurah|terendah)',
  down: 'dari_(yang_)?(terbesar|termahal|tertinggi)',
  turned: 'hitung_mundur dari_belakang urutan_terbalik',
  things: {
    money: 'harga biaya tarif gaji',
    date: 'tanggal hari kapan',
    time: 'jam waktu',
    phone: '(nomor_)?telepon nomor',
    street: 'alamat tempat lokasi',
    link: 'situs(_web)? link',
    number: 'angka jumlah',
    name: 'nama logo',
  },
};
