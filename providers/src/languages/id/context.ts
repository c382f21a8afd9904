import type { ContextWords } from '../context-words.js';

/** Indonesian words beside figures, dates and names. */
export const context: ContextWords = {
  app: 'aplikasi',
  and: 'dan',
  filmAdjectives: 'singkat pendek sederhana',
  between: 'antara',
  beforeYear: 'tahun sejak pada',
  counted: 'orang',
  instead: 'bukan',
  becomes: 'menjadi jadi',
  from: 'dari',
  earlier: 'tahun_lalu',
  introduces: 'perkenalkan',
  says: 'kata ujar menurut',
  beforeContact: 'di',
  beforeDate: 'pada tahun',
  ingredients: 'bahan',
  common:
    'yang dan di ke dari untuk dengan pada ini itu adalah tidak kami kita atau juga bisa akan sudah jangan saya anda oleh lebih karena agar mengapa bagaimana tolong jam hari',
  shorthand: {
    yg: 'yang',
    dgn: 'dengan',
    utk: 'untuk',
    dr: 'dari',
    gak: 'tidak',
  },
  abbreviations: 'dll dsb Jl Rp No tgl hlm Bpk yth a\\.?n telp maks',
  secret: 'rahasia jangan_(disebut(kan)?|ditampilkan)',
  includes: 'sertakan tampilkan',
  tells: '(sebutkan|katakan|tambahkan|sampaikan)(_juga)?_bahwa',
  ends: '(di_akhir|akhiri_dengan|penutup)\\s?[:：]? (gambar|slide|kalimat)_terakhir\\s?[:：] kalimat_penutup\\s?[:：]',
  files: 'lampiran',
  handles: 'buat',
  beforeTime: 'pukul jam',
  fractions: {
    '1/2': 'separuh setengah_dari',
    '1/3': 'sepertiga',
    '2/3': 'dua_pertiga',
    '1/4': 'seperempat',
    '3/4': 'tiga_perempat',
  },
};
