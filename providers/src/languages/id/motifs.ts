import type { MotifWords } from '../motif-words.js';

/** What the backdrops of a film stand for. */
export const motifs: MotifWords = {
  space: 'luar_angkasa planet bintang_bintang roket galaksi',
  sky: 'langit awan cuaca angin penerbangan burung badai',
  water: 'laut samudra sungai danau pantai ombak pelabuhan',
  landscape: 'alam hutan pohon gunung kebun taman sawah tanaman daun',
  city: 'kota rumah jalan gedung lalu_lintas',
  network: 'jaringan internet perangkat_lunak komputer digital data daring',
  growth: 'pertumbuhan tumbuh penjualan laba investasi',
  light: 'matahari cahaya lampu energi warna listrik',
};
