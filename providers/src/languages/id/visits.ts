import type { VisitWords } from '../visit-words.js';

/** Indonesian words of prices, opening times and ages. */
export const visits: VisitWords = {
  priceList: 'Harga',
  timetable: 'Jadwal',
  pays: 'bayar membayar',
  people: 'anak(-anak)? remaja dewasa pelajar mahasiswa lansia keluarga anggota rombongan',
  aged: 'usia umur berusia',
  age: 'berusia genap_berusia pada_usia',
  bounds: 'dari antara di_bawah di_atas sampai',
  until: 'sampai hingga dan',
  free: 'gratis bebas_biaya',
  closed: 'tutup libur',
  open: 'buka',
  prices: 'harga tiket biaya tarif',
};
