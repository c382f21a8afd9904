import type { TellingWords } from '../telling-words.js';

/** Indonesian sentences for what a screen shows as a name or a number. */
export const telling: TellingWords = {
  how: ['bagaimana mengapa kenapa', 'Inilah {0}.'],
  is: ['sebuah seorang', '{0} adalah {1}.'],
  there: 'Ada {0}: {1}.',
  process: 'bagaimana_.*(dibuat|terbentuk|bekerja)(?!\\p{L})',
  first: 'Pertama, {0}',
  next: ['Lalu {0}', 'Kemudian {0}', 'Setelah itu, {0}'],
  last: 'Terakhir, {0}',
  and: 'Dan {0}',
  these: 'Ada {0}',
  price: 'Harganya {0}',
  per: 'per /',
  fromPrice: ['mulai_dari mulai', 'Harganya mulai dari {0}'],
  pay: 'Gajinya {0}',
  quote: 'Seperti kata {0}: {1}',
  appeal: { raised: 'sudah terkumpul sejauh_ini', soFar: 'Sudah terkumpul', goal: 'Target', gifts: 'Arti donasi Anda' },
  greeting: {
    says: [
      ['ulang_tahun', 'Selamat ulang tahun'],
      ['perpisahan pensiun', 'Sampai jumpa'],
      ['terima_kasih', 'Terima kasih', 'Terima kasih kepada {0}'],
      ['selamat', 'Selamat'],
    ],
    whom: 'untuk kepada',
  },
  senders: 'dari',
  more: 'Selengkapnya tentang {0}',
  moreAt: 'Selengkapnya tentang {0} di {1}.',
  thanks: {
    orders: 'ucapkan_terima_kasih_kepada berterima_kasih_kepada',
    atEnd: 'di_akhir pada_akhirnya',
    says: 'Terima kasih kepada {0}',
  },
};
